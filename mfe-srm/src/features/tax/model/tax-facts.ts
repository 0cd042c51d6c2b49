import { limits, type CountryCode } from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';

const percent = (hundredths: number) =>
  formatNumber(hundredths / 10_000, { style: 'percent', maximumFractionDigits: 2 });

/** The values that the rules name, as new invoices use them by default. */
export function getRuleValues(country: CountryCode) {
  const rate = limits.invoice.taxRate[country];
  return { rate: percent(rate), half: percent(rate / 2), code: limits.invoice.serviceCode[country] };
}

const both = ['number', 'rate', 'split', 'outside', 'year'] as const;

/** The messages of a country's rules: the subject, and the text. */
export const listTaxRules = (country: CountryCode) => [
  ...both.map((rule) => [`agreement.rules.${rule}`, `agreement.rules.${rule}.${country}`] as const),
  ...(country === 'in' ? ([['agreement.rules.code', 'agreement.rules.code.in']] as const) : []),
];
