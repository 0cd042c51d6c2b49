import { emirates } from '@portal/shared/contract';

import {
  ADDRESS_SCHEME,
  COUNTRY,
  creditReasons,
  CURRENCY,
  DISCOUNT_REASON,
  documentTypes,
  MONTHLY,
  PAYMENT_MEANS,
  PROCESS,
  SPECIFICATION,
  supplyFlags,
  TRADE_LICENCE,
} from './codes';
import { pintUnits, type PintDocument } from './document';

/** The form of a text: any of these values, or what the pattern matches. */
type Form = readonly string[] | RegExp;

/** What an element may contain. Elements stand in this order. */
export interface Layout {
  readonly name: string;
  readonly least: 0 | 1;
  /** One unless said otherwise. */
  readonly isRepeated?: true;
  readonly attributes?: Readonly<Record<string, Form>>;
  readonly text?: Form;
  readonly children?: readonly Layout[];
}

const anyText = /^\S(?:.{0,998}\S)?$/su;
const day = /^\d{4}-\d{2}-\d{2}$/;
const amount = /^\d{1,13}\.\d{2}$/;
const signedAmount = /^-?\d{1,13}\.\d{2}$/;
const count = /^[1-9]\d{0,8}$/;
const taxNumber = /^1\d{12}03$/;
const address = /^[19]\d{9}$/;

const must = (name: string, rest: Omit<Layout, 'name' | 'least'>): Layout => ({ name, least: 1, ...rest });
const may = (layout: Layout): Layout => ({ ...layout, least: 0 });
const many = (layout: Layout): Layout => ({ ...layout, isRepeated: true });
const group = (name: string, ...children: readonly Layout[]): Layout => must(name, { children });
const text = (name: string, form: Form = anyText): Layout => must(name, { text: form });
const money = (name: string, form: Form = amount): Layout =>
  must(name, { text: form, attributes: { currencyID: [CURRENCY] } });
const counted = (name: string): Layout => must(name, { text: count, attributes: { unitCode: pintUnits } });

const taxScheme = group('cac:TaxScheme', text('cbc:ID', ['VAT']));
const taxCategory = (name: string): Layout =>
  group(name, text('cbc:ID', ['S', 'O']), may(text('cbc:Percent', ['5.00'])), taxScheme);
const partyTax = group('cac:PartyTaxScheme', text('cbc:CompanyID', taxNumber), taxScheme);
const endpoint = must('cbc:EndpointID', { text: address, attributes: { schemeID: [ADDRESS_SCHEME] } });
const postalAddress = group(
  'cac:PostalAddress',
  text('cbc:StreetName'),
  text('cbc:CityName'),
  text('cbc:CountrySubentity', emirates),
  group('cac:Country', text('cbc:IdentificationCode', [COUNTRY])),
);
const seller = group(
  'cac:AccountingSupplierParty',
  group(
    'cac:Party',
    endpoint,
    postalAddress,
    partyTax,
    group(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName'),
      must('cbc:CompanyID', {
        text: anyText,
        attributes: { schemeAgencyID: [TRADE_LICENCE], schemeAgencyName: anyText },
      }),
    ),
  ),
);
const buyer = group(
  'cac:AccountingCustomerParty',
  group(
    'cac:Party',
    endpoint,
    group('cac:PartyIdentification', text('cbc:ID')),
    postalAddress,
    may(partyTax),
    group('cac:PartyLegalEntity', text('cbc:RegistrationName')),
  ),
);
const discount = group(
  'cac:AllowanceCharge',
  text('cbc:ChargeIndicator', ['false']),
  text('cbc:AllowanceChargeReasonCode', [DISCOUNT_REASON]),
  text('cbc:AllowanceChargeReason'),
  money('cbc:Amount'),
  taxCategory('cac:TaxCategory'),
);
const taxTotal = group(
  'cac:TaxTotal',
  money('cbc:TaxAmount'),
  text('cbc:TaxIncludedIndicator', ['false']),
  many(
    group(
      'cac:TaxSubtotal',
      money('cbc:TaxableAmount'),
      money('cbc:TaxAmount'),
      taxCategory('cac:TaxCategory'),
    ),
  ),
);
const totals = group(
  'cac:LegalMonetaryTotal',
  money('cbc:LineExtensionAmount'),
  money('cbc:TaxExclusiveAmount'),
  money('cbc:TaxInclusiveAmount'),
  may(money('cbc:AllowanceTotalAmount')),
  may(money('cbc:PrepaidAmount')),
  may(money('cbc:PayableRoundingAmount', signedAmount)),
  money('cbc:PayableAmount'),
);
const period = (...more: readonly Layout[]): Layout =>
  group('cac:InvoicePeriod', text('cbc:StartDate', day), text('cbc:EndDate', day), ...more);

const line = (name: string, quantity: string): Layout =>
  group(
    name,
    text('cbc:ID', count),
    counted(quantity),
    money('cbc:LineExtensionAmount'),
    may(period()),
    group('cac:Item', text('cbc:Description'), text('cbc:Name'), taxCategory('cac:ClassifiedTaxCategory')),
    group(
      'cac:Price',
      money('cbc:PriceAmount'),
      counted('cbc:BaseQuantity'),
      group(
        'cac:AllowanceCharge',
        text('cbc:ChargeIndicator', ['false']),
        money('cbc:Amount', ['0.00']),
        money('cbc:BaseAmount'),
      ),
    ),
    group('cac:ItemPriceExtension', money('cbc:Amount'), group('cac:TaxTotal', money('cbc:TaxAmount'))),
  );

const head = (isInvoice: boolean): readonly Layout[] => [
  text('cbc:CustomizationID', [SPECIFICATION]),
  text('cbc:ProfileID', [PROCESS]),
  text('cbc:ProfileExecutionID', Object.values(supplyFlags)),
  text('cbc:ID', /^\S(?:.{0,33}\S)?$/u),
  text('cbc:UUID', /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  text('cbc:IssueDate', day),
  text('cbc:IssueTime', /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+04:00$/),
  ...(isInvoice ? [may(text('cbc:DueDate', day))] : []),
  isInvoice
    ? text('cbc:InvoiceTypeCode', [documentTypes.INVOICE])
    : text('cbc:CreditNoteTypeCode', [documentTypes.CREDIT_NOTE]),
  may(text('cbc:Note')),
  text('cbc:DocumentCurrencyCode', [CURRENCY]),
  period(may(text('cbc:DescriptionCode', [MONTHLY]))),
];

const correction: readonly Layout[] = [
  group('cac:DiscrepancyResponse', text('cbc:ResponseCode', Object.values(creditReasons))),
  group(
    'cac:BillingReference',
    group('cac:InvoiceDocumentReference', text('cbc:ID'), text('cbc:IssueDate', day)),
  ),
];

const write = (isInvoice: boolean): readonly Layout[] => [
  ...head(isInvoice),
  ...(isInvoice ? [] : correction),
  group('cac:ContractDocumentReference', text('cbc:ID')),
  seller,
  buyer,
  ...(isInvoice ? [group('cac:PaymentMeans', text('cbc:PaymentMeansCode', [PAYMENT_MEANS]))] : []),
  may(many(discount)),
  taxTotal,
  totals,
  many(
    isInvoice
      ? line('cac:InvoiceLine', 'cbc:InvoicedQuantity')
      : line('cac:CreditNoteLine', 'cbc:CreditedQuantity'),
  ),
];

/** What the root of each kind contains: the part of UBL 2.1 and PINT AE 1.0.4 that the portal writes. */
export const layouts: Readonly<Record<PintDocument['kind'], readonly Layout[]>> = {
  INVOICE: write(true),
  CREDIT_NOTE: write(false),
};
