import { DISCOUNT_REASON, STANDARD_RATE } from './codes';
import type { PintCategory, PintDiscount, PintDocument, PintLine } from './document';
import { writeMoney, writePeriod } from './parts';
import { element, type Element } from './xml';

/** What is outside the scope of the tax has no rate. */
export const writeTaxCategory = (name: string, category: PintCategory): Element =>
  element(name, [
    element('cbc:ID', category),
    category === 'S' ? element('cbc:Percent', (STANDARD_RATE / 100).toFixed(2)) : null,
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ]);

/** A discount is of the whole document, because a line has no price below zero. */
export const writeDiscount = ({ text, category, net }: PintDiscount): Element =>
  element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    element('cbc:AllowanceChargeReasonCode', DISCOUNT_REASON),
    element('cbc:AllowanceChargeReason', text),
    writeMoney('cbc:Amount', net),
    writeTaxCategory('cac:TaxCategory', category),
  ]);

/**
 * The price of one where it is whole fils, else the price of them all: the quantity times the price is the net
 * amount without rounding.
 */
function writePrice({ net, quantity, unit }: PintLine): Element {
  const isWhole = net % quantity === 0;
  const price = isWhole ? net / quantity : net;
  return element('cac:Price', [
    writeMoney('cbc:PriceAmount', price),
    element('cbc:BaseQuantity', String(isWhole ? 1 : quantity), { unitCode: unit }),
    element('cac:AllowanceCharge', [
      element('cbc:ChargeIndicator', 'false'),
      writeMoney('cbc:Amount', 0),
      writeMoney('cbc:BaseAmount', price),
    ]),
  ]);
}

const quantityNames = { INVOICE: 'cbc:InvoicedQuantity', CREDIT_NOTE: 'cbc:CreditedQuantity' } as const;
const lineNames = { INVOICE: 'cac:InvoiceLine', CREDIT_NOTE: 'cac:CreditNoteLine' } as const;

/** @param position counts from 1 */
export function writeLine(kind: PintDocument['kind'], line: PintLine, position: number): Element {
  const { text, category, quantity, unit, net, tax, period } = line;
  return element(lineNames[kind], [
    element('cbc:ID', String(position)),
    element(quantityNames[kind], String(quantity), { unitCode: unit }),
    writeMoney('cbc:LineExtensionAmount', net),
    period ? writePeriod(period) : null,
    element('cac:Item', [
      element('cbc:Description', text),
      element('cbc:Name', text),
      writeTaxCategory('cac:ClassifiedTaxCategory', category),
    ]),
    writePrice(line),
    element('cac:ItemPriceExtension', [
      writeMoney('cbc:Amount', net + tax),
      element('cac:TaxTotal', [writeMoney('cbc:TaxAmount', tax)]),
    ]),
  ]);
}
