import { randomInt } from 'node:crypto';

/**
 * Without characters that are easily confused on the phone or on paper: 0 and O, 1 and I and L, 5 and S, 8
 * and B.
 */
const LETTERS = 'ACDEFGHJKMNPQRTUVWXYZ';
const DIGITS = '234679';

const pick = (from: string): string => from[randomInt(from.length)] ?? '';

/**
 * A code for people, such as `KTM-4793`: short enough to be read out. The database keeps it unique in its
 * country.
 */
export function newVehicleCode(): string {
  const letters = [0, 1, 2].map(() => pick(LETTERS)).join('');
  const digits = [0, 1, 2, 3].map(() => pick(DIGITS)).join('');
  return `${letters}-${digits}`;
}
