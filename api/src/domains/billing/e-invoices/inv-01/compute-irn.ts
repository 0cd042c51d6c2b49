import { createHash } from 'node:crypto';

interface Named {
  readonly sellerGstin: string;
  readonly type: 'INV' | 'CRN';
  readonly number: string;
  /** `2026-12-31`, in India. */
  readonly day: string;
}

/** `2026-27`: the financial year of a day begins on 1 April. */
export function getFinancialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * The invoice reference number: SHA-256 of the supplier's GSTIN, the financial year, the type and the number of the
 * document, in this order and without separators. Source: https://einv-apisandbox.nic.in/irn.html
 */
export const computeIrn = ({ sellerGstin, type, number, day }: Named): string =>
  createHash('sha256')
    .update(`${sellerGstin}${getFinancialYear(day)}${type}${number}`)
    .digest('hex');
