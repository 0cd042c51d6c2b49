import {
  isChargeTransition,
  MINUTE,
  needsReason,
  toMinorUnits,
  type changeChargeStateBody,
  type Charge,
  type ChargeState,
  type chargeBody,
  type Country,
  type decideChargeBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { say, sayRule } from '../../../language/say';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { recordAction } from '../../agent-actions';
import { attachFiles } from '../../files';
import { ownTrip } from '../../rentals';
import { insertChargeHistory, insertCharges, updateCharge } from '../charge-repository';
import { findTrips, toMatchColumns, toPlateCells } from '../import/find-trips';
import { readMoment, type StatementMoment } from '../statements/read-moment';
import { normalisePlate } from '../statements/read-plate';
import { recordChargeMark } from './charge-mark';
import { findCharge } from './find-charges';
import { viewCharges, type ChargeRow } from './select-charges';

async function viewOne({ country }: Deps, db: Db, companyId: string, chargeId: string): Promise<Charge> {
  const [view] = await viewCharges(db, country, companyId, [await findCharge(db, companyId, chargeId)]);
  if (view === undefined) throw notFound('This charge');
  return view;
}

/**
 * A date is the whole day on the country's clocks. A form's `14:30` means the whole minute; a moment with seconds, or
 * with parts of a second, is exact to the second.
 */
function readEntered(at: string, { timeZone }: Country): StatementMoment {
  if (at.includes('T')) {
    const entered = new Date(at);
    return { at: entered, precision: entered.getTime() % MINUTE === 0 ? 'minute' : 'second' };
  }
  const moment = readMoment({ date: at, time: undefined, order: null, timeZone });
  if (typeof moment === 'string') throw invalidField('at', sayRule('validation.date'));
  return moment;
}

/** A charge by hand: the trip that had the vehicle then gets it, whether or not it is closed. */
export async function addCharge(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof chargeBody>,
): Promise<Charge> {
  const companyId = requireCompany(user);
  const { country, clock } = deps;
  const now = clock.now();
  const { at, precision } = readEntered(body.at, country);
  if (at > now) throw invalidField('at', 'This time is in the future. Choose an earlier one.');
  const plate = normalisePlate(country.id, toPlateCells(body.plate));
  return deps.db.transaction().execute(async (trx) => {
    if (body.photo !== null)
      await attachFiles(trx, user.userId, [{ path: 'photo', fileId: body.photo, kind: 'document' }], now);
    const [found] = await findTrips(trx, companyId, country.id, [
      { plateCells: toPlateCells(plate), moment: { at, precision } },
    ]);
    const id = newId();
    await insertCharges(trx, [
      {
        id,
        companyId,
        statementId: null,
        line: null,
        fingerprint: null,
        issuer: 'other',
        kind: body.kind,
        plate,
        at,
        precision,
        amount: toMinorUnits(body.amount),
        reference: body.reference,
        details: body.details,
        photo: body.photo,
        expected: null,
        band: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: now,
        ...toMatchColumns(found ?? { match: 'unmatched' }),
      },
    ]);
    await insertChargeHistory(trx, companyId, [id], { kind: 'entered', userId: user.userId, at: now });
    return viewOne(deps, trx, companyId, id);
  });
}

const toDecision = ({ tripId, match, decidedBy, decidedAt }: ChargeRow) => ({
  tripId,
  match,
  decidedBy,
  decidedAt,
});

/** A person says whose charge it is. It can be changed until the charge is billed. */
export async function decideCharge(
  deps: Deps,
  user: Actor,
  { chargeId, bookingId }: v.InferOutput<typeof decideChargeBody>,
): Promise<Charge> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const before = await findCharge(trx, companyId, chargeId);
    const trip = bookingId === null ? null : await ownTrip(trx, companyId, bookingId);
    if (trip && trip.startedAt === null)
      throw invalidField('bookingId', 'This trip never had a vehicle. Choose another.');
    const changes = {
      tripId: trip?.id ?? null,
      decidedBy: user.userId,
      decidedAt: now,
      match: trip ? ('decided' as const) : ('outside' as const),
    };
    const changed = await updateCharge(trx, companyId, chargeId, { states: ['unbilled'], changes });
    if (changed === undefined)
      throw new AppProblem('conflict', 'This charge is on an account or billed, so its trip stays.');
    await insertChargeHistory(trx, companyId, [chargeId], {
      kind: 'decided',
      userId: user.userId,
      at: now,
      details: trip ? { tripCode: trip.code } : {},
    });
    await recordAction(
      trx,
      user,
      {
        kind: 'chargeDecided',
        subjectId: chargeId,
        name: before.plate,
        change: { before: toDecision(before), after: changes, tripCode: before.tripCode },
      },
      now,
    );
    return viewOne(deps, trx, companyId, chargeId);
  });
}

/** Accounts and documents say what becomes of the charges on them. @throws AppProblem */
function refuseBoundState(row: ChargeRow, state: ChargeState): void {
  if (row.accountedAt !== null && row.state === 'unbilled')
    throw new AppProblem(
      'conflict',
      say('This charge is on the account of {trip}. Take it off first, or issue the invoice of the trip.', {
        trip: row.tripCode ?? '',
      }),
    );
  if (row.invoiceId !== null && state === 'unbilled')
    throw new AppProblem('conflict', 'An invoice bills this charge. Take it back by a credit note.');
}

/** Billed, paid, disputed, written off, or back; each with its entry in the history. */
export async function changeChargeState(
  deps: Deps,
  user: Actor,
  { chargeId, state, reason }: v.InferOutput<typeof changeChargeStateBody>,
): Promise<Charge> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const row = await findCharge(trx, companyId, chargeId);
    refuseBoundState(row, state);
    if (!isChargeTransition(row.state, state))
      throw new AppProblem('conflict', 'The charge was changed meanwhile. Open it again.');
    if (needsReason(row.state, state) && reason === undefined) throw invalidField('reason', 'Give a reason.');
    if (state === 'billed' && row.tripId === null)
      throw invalidField('state', 'Choose the trip of this charge first.');
    const changed = await updateCharge(trx, companyId, chargeId, { states: [row.state], changes: { state } });
    if (changed === undefined)
      throw new AppProblem('conflict', 'The charge was changed meanwhile. Open it again.');
    await insertChargeHistory(trx, companyId, [chargeId], {
      kind: state,
      userId: user.userId,
      at: now,
      details: reason === undefined ? {} : { reason },
    });
    await recordChargeMark(trx, user, row, { before: row.state, after: state }, now);
    return viewOne(deps, trx, companyId, chargeId);
  });
}
