import { toCountryDay, getGstinState, type Country } from '@portal/shared/contract';

import type { IndianAddress, InvoiceFacts, StoredCategory } from '../../../database/tables/invoices';
import { getToday } from '../../../time/today';
import { shareAmount } from '../invoices/credited-lines';
import { isSameCategory, type TaxedLine } from '../invoices/document-tax';
import type { IssuedContent } from './issued-content';
import { writeTripLine } from '../invoices/line-of-trip';
import { quantityText } from '../invoices/quantity-text';
import { readCategories, readLines, sumTax } from '../invoices/stored-categories';
import { computeIrn } from './inv-01/compute-irn';
import type { Inv01Document, Inv01Item } from './inv-01/document';
import { splitAddress } from './split-address';
import { cleanText } from './pint-ae/xml';

/** What a document for the registration portal is made of. */
export interface IndianIssued {
  readonly row: IssuedContent;
  /** Of the company; today's where the document was issued without it. */
  readonly seller: IndianAddress;
}

const toRupees = (paise: number): number => paise / 100;
/** A text as the portal accepts it. */
const toPlainText = (text: string, longest: number): string =>
  cleanText(text).replaceAll('"', "'").replaceAll('\\', '/').slice(0, longest).trim();
const toSlashedDay = (day: string): string => day.split('-').reverse().join('/');

export const documentTypes = { INVOICE: 'INV', CREDIT_NOTE: 'CRN' } as const;

type Item = Omit<Inv01Item, 'SlNo'>;

/** Price and quantity of a line: of one where that has at most three decimals, else of all. */
function priceLine(line: TaxedLine): Pick<Item, 'Qty' | 'UnitPrice'> {
  const { quantity = 1, net } = line;
  const isCounted = Number.isInteger(quantity) && quantity > 0 && (net * 10) % quantity === 0;
  return isCounted
    ? { Qty: quantity, UnitPrice: (net * 10) / quantity / 1000 }
    : { Qty: 1, UnitPrice: toRupees(net) };
}

/** The lines of a taxed category. Its discounts and taxes are shared over them, in proportion to their amounts. */
function toItems(
  lines: readonly TaxedLine[],
  category: StoredCategory,
  facts: Pick<InvoiceFacts, 'serviceCode' | 'trips'>,
): Item[] {
  const own = lines.filter((line) => isSameCategory(line, category));
  const charged = own.filter(({ gross }) => gross > 0);
  const nets = charged.map(({ net }) => net);
  const off = own.reduce((sum, { gross, net }) => (gross < 0 ? sum - net : sum), 0);
  const discounts = shareAmount(off, nets);
  const values = nets.map((net, at) => net - (discounts[at] ?? 0));
  const share = (name: string) => shareAmount(sumTax(category, name), values);
  const [cgst, sgst, igst] = [share('CGST'), share('SGST'), share('IGST')];
  return charged.map((line, at) => {
    const [value = 0, c = 0, s = 0, i = 0] = [values[at], cgst[at], sgst[at], igst[at]];
    const [text, counted] = [writeTripLine(line, facts), quantityText(line)];
    return {
      PrdDesc: toPlainText(counted === '' ? text : `${text}, ${counted}`, 300),
      IsServc: 'Y',
      HsnCd: facts.serviceCode,
      ...priceLine(line),
      Unit: 'OTH',
      TotAmt: toRupees(line.net),
      Discount: toRupees(discounts[at] ?? 0),
      AssAmt: toRupees(value),
      GstRt: (category.rate / 100) as Item['GstRt'],
      IgstAmt: toRupees(i),
      CgstAmt: toRupees(c),
      SgstAmt: toRupees(s),
      TotItemVal: toRupees(value + c + s + i),
    };
  });
}

function toParty(name: string, taxNumber: string, { street, city, pinCode }: IndianAddress) {
  const [first = '', second] = splitAddress(toPlainText(street, street.length)) ?? [];
  return {
    Gstin: taxNumber,
    LglNm: toPlainText(name, 100),
    Addr1: first,
    ...(second !== undefined && { Addr2: second }),
    Loc: toPlainText(city, 50),
    Pin: Number(pinCode),
    Stcd: getGstinState(taxNumber) ?? '',
  };
}

function toValues(categories: readonly StoredCategory[], gross: number): Inv01Document['ValDtls'] {
  const taxed = categories.filter(({ treatment }) => treatment === 'STANDARD');
  const addUp = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
  const sumTaxes = (name: string) => toRupees(addUp(taxed.map((category) => sumTax(category, name))));
  return {
    AssVal: toRupees(addUp(taxed.map(({ net }) => net))),
    CgstVal: sumTaxes('CGST'),
    SgstVal: sumTaxes('SGST'),
    IgstVal: sumTaxes('IGST'),
    OthChrg: toRupees(gross - addUp(taxed.map((category) => category.gross))),
    TotInvVal: toRupees(gross),
  };
}

function toReferences({ timeZone }: Country, { row }: IndianIssued): Inv01Document['RefDtls'] {
  const { facts, reason } = row;
  const toDay = (at: string) => toSlashedDay(toCountryDay(at, timeZone));
  const remark = toPlainText(reason ?? '', 100);
  return {
    ...(remark.length >= 3 && { InvRm: remark }),
    DocPerdDtls: { InvStDt: toDay(facts.start), InvEndDt: toDay(facts.end) },
    ...(row.kind === 'CREDIT_NOTE' &&
      facts.corrected && {
        PrecDocDtls: [{ InvNo: facts.corrected.number, InvDt: toDay(facts.corrected.issuedAt) }],
      }),
  };
}

/** The document of an issued one that lacks nothing, with the same figures, and its reference number. */
export function toInv01Document(
  country: Country,
  issued: IndianIssued,
): { readonly document: Inv01Document; readonly irn: string } {
  const { row, seller } = issued;
  const { company, customer, addresses, placeOfSupply } = row.facts;
  const lines = readLines(row).filter(({ gross }) => gross !== 0);
  const categories = readCategories(row);
  const items = categories
    .filter(({ treatment }) => treatment === 'STANDARD')
    .flatMap((category) => toItems(lines, category, row.facts));
  const [type, day] = [documentTypes[row.kind], getToday(country, row.issuedAt)];
  const buyer = { city: '', pinCode: '', ...addresses?.buyer, street: customer.address };
  return {
    irn: computeIrn({ sellerGstin: company.taxNumber, type, number: row.number, day }),
    document: {
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
      DocDtls: { Typ: type, No: row.number, Dt: toSlashedDay(day) },
      SellerDtls: toParty(company.name, company.taxNumber, seller),
      BuyerDtls: {
        ...toParty(customer.name, customer.taxNumber, buyer),
        Pos: placeOfSupply ?? getGstinState(company.taxNumber) ?? '',
      },
      ItemList: items.map((item, at) => ({ SlNo: String(at + 1), ...item })),
      ValDtls: toValues(categories, row.gross),
      RefDtls: toReferences(country, issued),
    },
  };
}
