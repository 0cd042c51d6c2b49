import {
  computeHeld,
  fromMinorUnits,
  getHoldState,
  holdLimits,
  type DepositHold,
  type DepositHoldRecord,
} from '@portal/shared/contract';

import type { Db } from '../../../../../database/connect';
import { notFound } from '../../../../../plugins/problem';
import type { TripKey } from '../../store';
import type { StoredHold } from './deposit-hold-repository';

/** A stored hold as the rules of its life read it. */
export const toDepositHold = (hold: StoredHold): DepositHold => ({
  state: hold.state,
  amount: hold.amount,
  validUntil: hold.validUntil.getTime(),
  renewals: hold.renewals,
  captured: hold.captured,
  released: hold.released,
  lapsed: hold.lapsed,
});

/** What a bank holds of it now, in minor units. */
export const computeHeldAmount = (hold: StoredHold | undefined, now: Date): number =>
  hold === undefined ? 0 : computeHeld(toDepositHold(hold), now.getTime());

export function viewHold(hold: StoredHold, now: Date): DepositHoldRecord {
  const state = getHoldState(toDepositHold(hold), now.getTime());
  const isUnrecorded = state === 'LAPSED' && hold.state === 'AUTHORISED';
  return {
    holdId: hold.id,
    state,
    amount: fromMinorUnits(hold.amount),
    captured: fromMinorUnits(hold.captured),
    released: fromMinorUnits(hold.released),
    lapsed: fromMinorUnits(isUnrecorded ? hold.amount : hold.lapsed),
    reference: hold.reference,
    lastDigits: hold.lastDigits,
    authorisedAt: hold.authorisedAt.toISOString(),
    validUntil: hold.validUntil.toISOString(),
    renewals: hold.renewals,
    reason: hold.reason,
    endedAt: (isUnrecorded ? hold.validUntil : hold.endedAt)?.toISOString() ?? null,
  };
}

/** All holds of a trip, the newest first. */
export const listHolds = (db: Db, { id, companyId }: TripKey): Promise<StoredHold[]> =>
  db
    .selectFrom('depositHolds')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .orderBy('authorisedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(holdLimits.listedMax)
    .execute();

/** The hold in force; undefined where nothing is held. */
export const findActiveHold = (
  db: Db,
  { id, companyId }: TripKey,
  now: Date,
): Promise<StoredHold | undefined> =>
  db
    .selectFrom('depositHolds')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tripId', '=', id)
    .where('state', '=', 'AUTHORISED')
    .where('validUntil', '>', now)
    .executeTakeFirst();

/** The newest hold of each trip; trips without one are not included. */
export async function findNewestHolds(
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<Map<string, StoredHold>> {
  if (tripIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('depositHolds')
    .selectAll()
    .distinctOn('tripId')
    .where('companyId', '=', companyId)
    .where('tripId', 'in', [...tripIds])
    .orderBy('tripId')
    .orderBy('authorisedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.tripId, row]));
}

/** @throws AppProblem if the company has no such hold */
export async function ownHold(db: Db, companyId: string, holdId: string): Promise<StoredHold> {
  const hold = await db
    .selectFrom('depositHolds')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', holdId)
    .executeTakeFirst();
  if (hold === undefined) throw notFound('This deposit');
  return hold;
}
