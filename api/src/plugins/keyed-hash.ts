import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hash that is useless without the server's secret: there are too few six-digit codes, addresses and phone
 * numbers for plain hashes. `purpose` separates the hashes of different columns.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');

export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
