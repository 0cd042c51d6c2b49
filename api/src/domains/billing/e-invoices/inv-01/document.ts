import { gstin, isIndianStateCode } from '@portal/shared/contract';
import * as v from 'valibot';

/**
 * A registered invoice or credit note of India, INV-01 1.1, as far as a vehicle rental needs it: services to a
 * business, without reverse charge. Amounts are rupees with at most two decimals. Source: the schema notified by
 * notification 60/2020-Central Tax and the developer pages of the registration portal
 * (https://einv-apisandbox.nic.in). Stricter than that: only the fields that the portal writes are allowed.
 */

/** One line, without what the portal refuses in a text: double quotes and backslashes. */
const text = (min: number, max: number) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[^"\\\r\n]*$/));

const isInPaise = (value: number): boolean => Math.round(value * 100) / 100 === value;
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999_999), v.check(isInPaise));
/** Up to three decimals. */
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(999_999_999_999.999));

/** The rates of goods and services tax, in percent. */
export const gstRates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const;

/** `31/12/2026` */
const day = v.pipe(v.string(), v.regex(/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/20\d{2}$/));
export const documentNumber = v.pipe(v.string(), v.regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/));
const state = v.pipe(v.string(), v.check(isIndianStateCode));
const pin = v.pipe(v.number(), v.integer(), v.minValue(100_000), v.maxValue(999_999));

const address = {
  Addr1: text(1, 100),
  Addr2: v.optional(text(3, 100)),
  Loc: text(3, 50),
  Pin: pin,
  Stcd: state,
};
const party = { Gstin: gstin, LglNm: text(3, 100), ...address };

const item = v.strictObject({
  SlNo: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)),
  PrdDesc: text(3, 300),
  IsServc: v.literal('Y'),
  HsnCd: v.pipe(v.string(), v.regex(/^99\d{2}(\d{2})?$/)),
  Qty: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The list of units has none for time: others. */
  Unit: v.literal('OTH'),
  UnitPrice: price,
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: v.picklist(gstRates),
  IgstAmt: amount,
  CgstAmt: amount,
  SgstAmt: amount,
  TotItemVal: amount,
});
export type Inv01Item = v.InferOutput<typeof item>;

export const documentSchema = v.strictObject({
  Version: v.literal('1.1'),
  TranDtls: v.strictObject({
    TaxSch: v.literal('GST'),
    SupTyp: v.literal('B2B'),
    RegRev: v.literal('N'),
    IgstOnIntra: v.literal('N'),
  }),
  DocDtls: v.strictObject({ Typ: v.picklist(['INV', 'CRN']), No: documentNumber, Dt: day }),
  SellerDtls: v.strictObject(party),
  BuyerDtls: v.strictObject({ ...party, Pos: state }),
  ItemList: v.pipe(v.array(item), v.minLength(1), v.maxLength(1000)),
  ValDtls: v.strictObject({
    AssVal: amount,
    CgstVal: amount,
    SgstVal: amount,
    IgstVal: amount,
    /** What is passed on without tax, such as traffic fines. */
    OthChrg: amount,
    TotInvVal: amount,
  }),
  RefDtls: v.strictObject({
    InvRm: v.optional(text(3, 100)),
    DocPerdDtls: v.strictObject({ InvStDt: day, InvEndDt: day }),
    /** Of a credit note: the invoice that it corrects. */
    PrecDocDtls: v.optional(
      v.pipe(v.array(v.strictObject({ InvNo: documentNumber, InvDt: day })), v.length(1)),
    ),
  }),
});
export type Inv01Document = v.InferOutput<typeof documentSchema>;
