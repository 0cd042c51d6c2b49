/** How a sum is taxed: at the standard rate, or not at all (fines passed on, damages made good). */
export const taxTreatments = ['STANDARD', 'OUT_OF_SCOPE'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

export interface TaxSplit {
  readonly net: number;
  readonly tax: number;
}

/**
 * Extracts the tax from a sum that contains it. The rate is in hundredths of a percent: 500 is 5 %. Net and
 * tax add up to the sum.
 */
export function splitTax(gross: number, rate: number): TaxSplit {
  const net = Math.round((gross * 10_000) / (10_000 + rate));
  return { net, tax: gross - net };
}

/** As `splitTax`, where the tax is two equal halves (CGST and SGST within an Indian state). */
export function splitTaxInHalves(gross: number, rate: number): TaxSplit {
  const tax = 2 * Math.round((gross * rate) / (2 * (10_000 + rate)));
  return { net: gross - tax, tax };
}

/** The two halves. An odd sum, which only older documents have, gives the last paisa to the state. */
export function splitGst(tax: number): { cgst: number; sgst: number } {
  const cgst = Math.trunc(tax / 2);
  return { cgst, sgst: tax - cgst };
}

/** The Indian financial year of a day `YYYY-MM-DD`, April to March: `2026-27`. */
export function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
