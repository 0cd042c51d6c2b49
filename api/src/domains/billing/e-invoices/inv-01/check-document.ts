import * as v from 'valibot';

import type { Finding } from '../pint-ae/finding';
import { documentSchema, type Inv01Document, type Inv01Item } from './document';

const toPaise = (rupees: number): number => Math.round(rupees * 100);
const sum = (items: readonly Inv01Item[], field: 'AssAmt' | 'CgstAmt' | 'SgstAmt' | 'IgstAmt') =>
  items.reduce((total, one) => total + toPaise(one[field]), 0);

/** What an item's tax may differ from its amount times the rate. The registration portal allows 100. */
const TOLERANCE = 5;

function checkItem(item: Inv01Item, at: number): Finding[] {
  const path = `ItemList.${at}`;
  const [total, discount, value] = [toPaise(item.TotAmt), toPaise(item.Discount), toPaise(item.AssAmt)];
  const tax = toPaise(item.IgstAmt) + toPaise(item.CgstAmt) + toPaise(item.SgstAmt);
  const rules: (readonly [boolean, string, string])[] = [
    [toPaise(item.UnitPrice * item.Qty) === total, 'TotAmt', 'It is not quantity times price.'],
    [total - discount === value, 'AssAmt', 'It is not the amount without the discount.'],
    [value + tax === toPaise(item.TotItemVal), 'TotItemVal', 'It is not the sum of value and taxes.'],
    [
      Math.abs(tax - (value * item.GstRt) / 100) <= TOLERANCE,
      'GstRt',
      'The taxes are not those of the rate.',
    ],
    [item.CgstAmt === item.SgstAmt || tax === 0, 'CgstAmt', 'CGST and SGST are not equal.'],
    [item.SlNo === String(at + 1), 'SlNo', 'Items are not numbered in order.'],
  ];
  return rules.flatMap(([isRight, field, message]) =>
    isRight ? [] : [{ path: `${path}.${field}`, message }],
  );
}

function checkSums({ ItemList: items, ValDtls: sums }: Inv01Document): Finding[] {
  const parts = ['AssVal', 'CgstVal', 'SgstVal', 'IgstVal', 'OthChrg'] as const;
  const rules: (readonly [boolean, string])[] = [
    [toPaise(sums.AssVal) === sum(items, 'AssAmt'), 'AssVal'],
    [toPaise(sums.CgstVal) === sum(items, 'CgstAmt'), 'CgstVal'],
    [toPaise(sums.SgstVal) === sum(items, 'SgstAmt'), 'SgstVal'],
    [toPaise(sums.IgstVal) === sum(items, 'IgstAmt'), 'IgstVal'],
    [parts.reduce((total, part) => total + toPaise(sums[part]), 0) === toPaise(sums.TotInvVal), 'TotInvVal'],
  ];
  return rules.flatMap(([isRight, field]) =>
    isRight ? [] : [{ path: `ValDtls.${field}`, message: 'It is not the sum of its parts.' }],
  );
}

const toTime = (day: string): number => Date.parse(day.split('/').reverse().join('-'));

function checkFacts({ DocDtls, SellerDtls, BuyerDtls, ValDtls, RefDtls }: Inv01Document): Finding[] {
  const isWithin = SellerDtls.Stcd === BuyerDtls.Pos;
  const { InvStDt, InvEndDt } = RefDtls.DocPerdDtls;
  const [corrected] = RefDtls.PrecDocDtls ?? [];
  const isNote = DocDtls.Typ === 'CRN';
  const rules: (readonly [boolean, string, string])[] = [
    [SellerDtls.Gstin.startsWith(SellerDtls.Stcd), 'SellerDtls.Stcd', 'It is not the state of the GSTIN.'],
    [BuyerDtls.Gstin.startsWith(BuyerDtls.Stcd), 'BuyerDtls.Stcd', 'It is not the state of the GSTIN.'],
    [SellerDtls.Gstin !== BuyerDtls.Gstin, 'BuyerDtls.Gstin', 'Seller and buyer are the same.'],
    [!isWithin || ValDtls.IgstVal === 0, 'ValDtls.IgstVal', 'There is no IGST within a state.'],
    [isWithin || ValDtls.CgstVal === 0, 'ValDtls.CgstVal', 'Between states the tax is IGST.'],
    [toTime(InvStDt) <= toTime(InvEndDt), 'RefDtls.DocPerdDtls', 'It ends before it begins.'],
    [isNote === (corrected !== undefined), 'RefDtls.PrecDocDtls', 'Only a credit note corrects an invoice.'],
    [
      corrected === undefined || toTime(corrected.InvDt) <= toTime(DocDtls.Dt),
      'RefDtls.PrecDocDtls.0.InvDt',
      'A credit note is not older than its invoice.',
    ],
  ];
  return rules.flatMap(([isRight, path, message]) => (isRight ? [] : [{ path, message }]));
}

/** What is wrong with a document for the registration portal; nothing for one that may leave. */
export function checkDocument(document: unknown): Finding[] {
  const parsed = v.safeParse(documentSchema, document);
  if (!parsed.success)
    return parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  const { output } = parsed;
  return [...output.ItemList.flatMap(checkItem), ...checkSums(output), ...checkFacts(output)];
}
