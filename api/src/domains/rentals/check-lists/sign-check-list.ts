import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { recordDamages } from '../../fleet';
import { changeTrip } from '../trips/change-trip';
import { isFilled } from '../trips/period/signed-handover';
import type { TripRow } from '../trips/store';
import { writeHistory } from '../trips/trip-repository';
import { updateCheckList } from './check-list-repository';
import { type StoredCheckList } from './store';

interface Signed {
  readonly agentSignature: string;
  readonly customerSignature: string;
  readonly at: Date;
}

/**
 * Freezes a list, which is locked and filled in, with the signatures of both; their files are already
 * attached.
 */
export async function signCheckList(
  trx: Db,
  user: Pick<Actor, 'userId'>,
  trip: TripRow,
  list: StoredCheckList,
  { agentSignature, customerSignature, at }: Signed,
): Promise<StoredCheckList> {
  const signed = await updateCheckList(trx, list, {
    agentSignature,
    customerSignature,
    signedAt: at,
    updatedAt: at,
  });
  await recordSigning(trx, user, trip, signed, at);
  return signed;
}

/** What was signed is recorded for the vehicle and, where there is one, for the trip. */
export async function recordSigning(
  trx: Db,
  { userId }: Pick<Actor, 'userId'>,
  trip: TripRow | null,
  list: StoredCheckList,
  at: Date,
): Promise<void> {
  const { id: checkListId, moment, vehicleId, odometer } = list;
  await recordDamages(trx, list, at);
  if (trip === null) return;
  const details = { checkListId, vehicleId, odometer };
  await writeHistory(trx, trip, { kind: `${moment}_signed`, at, userId, details });
}

/**
 * Fills the level of a draft, or empties it again. A complete list counts before it is signed, since both
 * parties sign it together with the contract. Where the contract is already signed, the list counts once it
 * is signed itself.
 */
export async function linkHandover(trx: Db, trip: TripRow, list: StoredCheckList, now: Date): Promise<void> {
  if (list.moment !== 'handover' || trip.vehicleId !== list.vehicleId) return;
  const isLinked = trip.handoverListId === list.id;
  const counts = list.signedAt !== null || (isFilled(list) && trip.contractSignedAt === null);
  if (counts && !isLinked) await changeTrip(trx, trip, { handoverListId: list.id }, now);
  if (!counts && isLinked) await changeTrip(trx, trip, { handoverListId: null }, now);
}
