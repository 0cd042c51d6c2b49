import {
  applyHoldStep,
  authoriseHold as beginHold,
  findHoldBreach,
  findValidityBreach,
  holdLimits,
  suggestValidUntil,
  toMinorUnits,
  type authoriseHoldBody,
  type HoldBreach,
  type HoldStep,
  type renewHoldBody,
  type TripHappeningKind,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../../database/connect';
import { newId } from '../../../../../database/ids';
import type { Actor, Deps } from '../../../../../deps';
import { formatMoney } from '../../../../../documents/format';
import { say } from '../../../../../language/say';
import { AppProblem, invalidField } from '../../../../../plugins/problem';
import { momentText } from '../../../../../time/moment-text';
import { getSettings } from '../../../../company';
import { wrongStatus } from '../../problems';
import type { TripRow } from '../../store';
import { writeHistory } from '../../trip-repository';
import { depositDeadline } from '../deposit-deadline';
import { addLedgerEntry, loadReceiptFacts } from '../ledger';
import {
  insertHold,
  LAPSED_AT_ONCE,
  lapseHolds,
  updateHold,
  type LapsedHold,
  type StoredHold,
} from './deposit-hold-repository';
import { findActiveHold, toDepositHold } from './read-holds';

interface Refused {
  readonly deps: Pick<Deps, 'country'>;
  readonly held: number;
  readonly deadline: Date | null;
}

function describeBreach(breach: HoldBreach, { deps: { country }, held, deadline }: Refused): AppProblem {
  switch (breach) {
    case 'past':
      return invalidField('validUntil', 'Choose a time in the future.');
    case 'tooLong':
      return invalidField(
        'validUntil',
        say('A hold is valid for {days} days at most.', { days: holdLimits.daysMax }),
      );
    case 'afterDeadline': {
      const moment = momentText(country, deadline ?? new Date(0));
      return invalidField('validUntil', say('The deposit must be released by {moment}.', { moment }));
    }
    case 'aboveHold':
      return invalidField(
        'amount',
        say('Only {amount} of the deposit is held.', { amount: formatMoney(held, country.currency) }),
      );
    case 'lapsed':
      return new AppProblem('conflict', 'This hold has lapsed: nothing is held any more. Take a new one.');
    default:
      return new AppProblem('conflict', 'This hold has ended. Load the trip again.');
  }
}

async function writeStep(
  deps: Pick<Deps, 'country'>,
  trx: Db,
  trip: TripRow,
  hold: StoredHold,
  step: HoldStep,
  columns: { readonly reference?: string; readonly reason?: string } = {},
): Promise<StoredHold> {
  const model = toDepositHold(hold);
  const breach = findHoldBreach(model, step);
  if (breach !== null)
    throw describeBreach(breach, { deps, held: hold.amount, deadline: depositDeadline(deps.country, trip) });
  const { state, renewals, captured, released, lapsed, validUntil } = applyHoldStep(model, step);
  return updateHold(trx, hold, {
    state,
    renewals,
    captured,
    released,
    lapsed,
    validUntil: new Date(validUntil),
    endedAt: state === 'AUTHORISED' ? null : new Date(step.at),
    ...columns,
  });
}

const record = (
  trx: Db,
  trip: TripRow,
  kind: TripHappeningKind,
  { at, userId, ...details }: { at: Date; userId: string; number: string; reason?: string; amount: number },
) => writeHistory(trx, trip, { kind, at, userId, details });

/** The company's usual days, or until the deposit has to be released. */
async function readValidUntil(
  { country }: Deps,
  trx: Db,
  trip: TripRow,
  sent: string | undefined,
  now: Date,
): Promise<number> {
  if (sent !== undefined) return Date.parse(sent);
  const { holdDays } = await getSettings(trx, country, trip.companyId);
  return suggestValidUntil(now.getTime(), holdDays, depositDeadline(country, trip)?.getTime() ?? null);
}

/** Records an authorisation of the desk's terminal. Lock the trip first. @throws AppProblem on the field */
export async function authoriseHold(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  body: v.InferOutput<typeof authoriseHoldBody>,
): Promise<StoredHold> {
  if (trip.status !== 'INCOMPLETE' && trip.status !== 'ONGOING')
    throw wrongStatus(trip, 'A deposit can no longer be taken.');
  const now = deps.clock.now();
  await recordLapses(trx, { now, trip: { companyId: trip.companyId, tripId: trip.id } });
  if (await findActiveHold(trx, trip, now))
    throw new AppProblem('conflict', 'A deposit is held on a card already. Renew or release it first.');
  const validUntil = await readValidUntil(deps, trx, trip, body.validUntil, now);
  const breach = findValidityBreach({ at: now.getTime(), validUntil, deadline: null });
  const amount = toMinorUnits(body.amount);
  if (breach !== null) throw describeBreach(breach, { deps, held: amount, deadline: null });
  const { state } = beginHold({ amount, validUntil });
  const { reference, lastDigits = null } = body;
  const hold = await insertHold(trx, {
    companyId: trip.companyId,
    id: newId(),
    tripId: trip.id,
    state,
    amount,
    reference,
    lastDigits,
    authorisedAt: now,
    validUntil: new Date(validUntil),
    facts: JSON.stringify(await loadReceiptFacts(deps, trx, trip)),
    createdBy: userId,
  });
  await record(trx, trip, 'deposit_authorised', { at: now, userId, number: reference, amount });
  return hold;
}

/** Another authorisation before the first one lapses. Lock the trip first. @throws AppProblem on the field */
export async function renewHold(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  hold: StoredHold,
  { reference, validUntil: sent }: v.InferOutput<typeof renewHoldBody>,
): Promise<StoredHold> {
  const at = deps.clock.now();
  const validUntil = await readValidUntil(deps, trx, trip, sent, at);
  const deadline = depositDeadline(deps.country, trip)?.getTime() ?? null;
  const step = { kind: 'renew', at: at.getTime(), validUntil, deadline } as const;
  const renewed = await writeStep(deps, trx, trip, hold, step, { reference });
  await record(trx, trip, 'deposit_renewed', { at, userId, number: reference, amount: hold.amount });
  return renewed;
}

/** Takes a part of a hold, which pays the account. Lock the trip first. @throws AppProblem on the field */
export async function captureHold(
  deps: Pick<Deps, 'country'>,
  trx: Db,
  trip: TripRow,
  hold: StoredHold,
  { amount, reason, at, userId }: { amount: number; reason: string; at: Date; userId: string },
): Promise<StoredHold> {
  const captured = await writeStep(
    deps,
    trx,
    trip,
    hold,
    { kind: 'capture', at: at.getTime(), amount },
    { reason },
  );
  await addLedgerEntry(deps, trx, trip, {
    kind: 'DEPOSIT_CAPTURED',
    method: 'card',
    amount,
    reason,
    at,
    createdBy: userId,
  });
  await record(trx, trip, 'deposit_captured', { at, userId, number: hold.reference, reason, amount });
  return captured;
}

/** Lock the trip first. @throws AppProblem if it has ended */
export async function releaseHold(
  deps: Pick<Deps, 'country'>,
  trx: Db,
  trip: TripRow,
  hold: StoredHold,
  { at, userId }: { at: Date; userId: string },
): Promise<StoredHold> {
  const released = await writeStep(deps, trx, trip, hold, { kind: 'release', at: at.getTime() });
  await record(trx, trip, 'deposit_released', { at, userId, number: hold.reference, amount: hold.amount });
  return released;
}

/** Holds whose time is over end, with an entry in the history of each trip. Returns how many. */
export async function recordLapses(trx: Db, limit: Parameters<typeof lapseHolds>[1]): Promise<number> {
  const lapsed: readonly LapsedHold[] = await lapseHolds(trx, limit);
  for (const { companyId, tripId, reference, validUntil } of lapsed)
    await writeHistory(
      trx,
      { id: tripId, companyId },
      { kind: 'deposit_lapsed', at: validUntil, userId: null, details: { number: reference } },
    );
  return lapsed.length;
}

/** Records all holds of a country whose time is over, some hundreds at a time. Returns how many. */
export async function lapseDepositHolds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let sum = 0;
  for (let last = LAPSED_AT_ONCE; last === LAPSED_AT_ONCE; sum += last)
    last = await db.transaction().execute((trx) => recordLapses(trx, { now }));
  return sum;
}
