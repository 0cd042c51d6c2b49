import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A hash that is of no use without the server's secret: codes of six digits, addresses and phone numbers are too few
 * to be kept as plain hashes. `purpose` keeps hashes of different columns apart.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url');

export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
