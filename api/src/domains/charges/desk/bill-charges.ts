import type { Db } from '../../../database/connect';
import { AppProblem } from '../../../plugins/problem';
import { billCharges, collectCharges, insertChargeHistory, releaseCharges } from '../charge-repository';

interface Document {
  readonly invoiceId: string;
  readonly number: string;
  readonly at: Date;
  readonly userId: string;
}

/** The charges on the account of a trip are billed by its invoice. */
export async function billAccountedCharges(
  trx: Db,
  { id: tripId, companyId }: { readonly id: string; readonly companyId: string },
  { invoiceId, number, at, userId }: Document,
): Promise<void> {
  const accounted = await trx
    .selectFrom('charges')
    .select('id')
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('accountedAt', 'is not', null)
    .where('state', '=', 'unbilled')
    .execute();
  const billed = await billCharges(
    trx,
    companyId,
    accounted.map(({ id }) => ({ id, line: null })),
    invoiceId,
  );
  await insertChargeHistory(trx, companyId, billed, { kind: 'billed', userId, at, details: { number } });
}

/** Each charge is billed by a line of a supplementary invoice; `chargeIds` in the order of the lines. */
export async function billSupplementedCharges(
  trx: Db,
  companyId: string,
  chargeIds: readonly string[],
  { invoiceId, number, at, userId }: Document,
): Promise<void> {
  const lines = chargeIds.map((id, line) => ({ id, line }));
  const billed = await billCharges(trx, companyId, lines, invoiceId);
  if (billed.length !== lines.length)
    throw new AppProblem('conflict', 'The charge was changed meanwhile. Open it again.');
  await insertChargeHistory(trx, companyId, billed, { kind: 'billed', userId, at, details: { number } });
}

/** Once a trip has nothing open, the charges that its invoices bill are collected. */
export async function collectPaidCharges(
  trx: Db,
  { id: tripId, companyId }: { readonly id: string; readonly companyId: string },
  { at, userId }: { readonly at: Date; readonly userId: string | null },
): Promise<void> {
  const collected = await collectCharges(trx, companyId, tripId);
  await insertChargeHistory(trx, companyId, collected, { kind: 'collected', userId, at });
}

interface Credited extends Omit<Document, 'number'> {
  /** The credit note, and why. */
  readonly reason: string;
  /** The lines of which nothing is left, from 0. */
  readonly lines: readonly number[];
  /** The trips of the document of which nothing is left. */
  readonly wholeTrips: readonly string[];
}

/**
 * What a credit note takes back completely is no longer billed. A disputed charge is written off with it, because the
 * customer was right; any other waits to be billed again.
 */
export async function releaseCreditedCharges(
  trx: Db,
  companyId: string,
  { invoiceId, at, userId, reason, lines, wholeTrips }: Credited,
): Promise<void> {
  const { writtenOff, unbilled } = await releaseCharges(trx, companyId, {
    invoiceId,
    lines,
    wholeTrips,
  });
  const details = { reason };
  await insertChargeHistory(trx, companyId, writtenOff, { kind: 'writtenOff', userId, at, details });
  await insertChargeHistory(trx, companyId, unbilled, { kind: 'unbilled', userId, at, details });
}
