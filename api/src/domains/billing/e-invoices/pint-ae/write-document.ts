import {
  creditReasons,
  CURRENCY,
  documentTypes,
  MONTHLY,
  PAYMENT_MEANS,
  PROCESS,
  SPECIFICATION,
  supplyFlags,
} from './codes';
import type { Correction, PintDocument, PintTotals } from './document';
import { writeDiscount, writeLine, writeTaxCategory } from './write-lines';
import { writeMoney, writePeriod } from './parts';
import { writeBuyer, writeSeller } from './write-parties';
import { element, writeXml, type Element } from './xml';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const roots = { INVOICE: 'Invoice', CREDIT_NOTE: 'CreditNote' } as const;

/** The namespaces of a document of the kind. */
export const getNamespaces = (kind: PintDocument['kind']): Readonly<Record<string, string>> => ({
  xmlns: `${UBL}:${roots[kind]}-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
});

const writeCorrection = ({ number, day, reason }: Correction): Element[] => [
  element('cac:DiscrepancyResponse', [element('cbc:ResponseCode', creditReasons[reason])]),
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [element('cbc:ID', number), element('cbc:IssueDate', day)]),
  ]),
];

const writeTaxTotal = ({ tax, categories }: PintTotals): Element =>
  element('cac:TaxTotal', [
    writeMoney('cbc:TaxAmount', tax),
    element('cbc:TaxIncludedIndicator', 'false'),
    ...categories.map((total) =>
      element('cac:TaxSubtotal', [
        writeMoney('cbc:TaxableAmount', total.net),
        writeMoney('cbc:TaxAmount', total.tax),
        writeTaxCategory('cac:TaxCategory', total.category),
      ]),
    ),
  ]);

const sum = (parts: readonly { readonly net: number }[]): number =>
  parts.reduce((total, { net }) => total + net, 0);

function writeTotals({ lines, discounts, totals }: PintDocument): Element {
  const { gross, tax, prepaid, rounding } = totals;
  return element('cac:LegalMonetaryTotal', [
    writeMoney('cbc:LineExtensionAmount', sum(lines)),
    writeMoney('cbc:TaxExclusiveAmount', gross - tax),
    writeMoney('cbc:TaxInclusiveAmount', gross),
    discounts.length === 0 ? null : writeMoney('cbc:AllowanceTotalAmount', sum(discounts)),
    prepaid === 0 ? null : writeMoney('cbc:PrepaidAmount', prepaid),
    rounding === 0 ? null : writeMoney('cbc:PayableRoundingAmount', rounding),
    writeMoney('cbc:PayableAmount', gross - prepaid + rounding),
  ]);
}

function writeHead(document: PintDocument): (Element | null)[] {
  const { kind, issued, dueDay, note } = document;
  const isInvoice = kind === 'INVOICE';
  return [
    element('cbc:CustomizationID', SPECIFICATION),
    element('cbc:ProfileID', PROCESS),
    element('cbc:ProfileExecutionID', supplyFlags[document.supply]),
    element('cbc:ID', document.number),
    element('cbc:UUID', document.id),
    element('cbc:IssueDate', issued.day),
    element('cbc:IssueTime', issued.time),
    dueDay === null ? null : element('cbc:DueDate', dueDay),
    element(isInvoice ? 'cbc:InvoiceTypeCode' : 'cbc:CreditNoteTypeCode', documentTypes[kind]),
    note === null ? null : element('cbc:Note', note),
    element('cbc:DocumentCurrencyCode', CURRENCY),
    writePeriod(document.period, document.supply === 'CONTINUOUS' ? MONTHLY : null),
    ...(document.corrects ? writeCorrection(document.corrects) : []),
    element('cac:ContractDocumentReference', [element('cbc:ID', document.contract)]),
  ];
}

/** The UBL 2.1 elements of a document, in the order of its schema. */
export const buildDocument = (document: PintDocument): Element =>
  element(
    roots[document.kind],
    [
      ...writeHead(document),
      writeSeller(document.seller),
      writeBuyer(document.buyer),
      document.kind === 'INVOICE'
        ? element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', PAYMENT_MEANS)])
        : null,
      ...document.discounts.map(writeDiscount),
      writeTaxTotal(document.totals),
      writeTotals(document),
      ...document.lines.map((line, at) => writeLine(document.kind, line, at + 1)),
    ],
    getNamespaces(document.kind),
  );

/** The document as UBL 2.1, the syntax of PINT AE. */
export const writeDocument = (document: PintDocument): string => writeXml(buildDocument(document));
