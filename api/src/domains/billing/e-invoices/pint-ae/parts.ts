import { formatAmount } from './amounts';
import { CURRENCY } from './codes';
import type { Period } from './document';
import { element, type Element } from './xml';

export const writeMoney = (name: string, fils: number): Element =>
  element(name, formatAmount(fils), { currencyID: CURRENCY });

export const writePeriod = ({ start, end }: Period, frequency: string | null = null): Element =>
  element('cac:InvoicePeriod', [
    element('cbc:StartDate', start),
    element('cbc:EndDate', end),
    frequency === null ? null : element('cbc:DescriptionCode', frequency),
  ]);
