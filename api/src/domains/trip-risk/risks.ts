import { riskLimits, type AlertVerdict, type OpenTripRisk, type TripRisk } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Db } from '../../database/connect';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { getSettings, requireCompany } from '../company';
import { groupOutcomes } from './facts/group-outcomes';
import { readOutcomes } from './facts/read-outcomes';
import { readTripFacts } from './facts/read-trip-facts';
import { toSnapshot } from './facts/to-snapshot';
import { findModel, type LearnedModel } from './learn/find-model';
import { findMark } from './marks/read-marks';
import { findKeptMark, recordMark } from './marks/mark-action';
import { upsertMark } from './marks/risk-mark-repository';
import { generalRules } from './score/general-rules';
import { scoreRisk, type RiskScore } from './score/score-risk';

interface ScoredTrip extends RiskScore {
  readonly bookingId: string;
}

const open = sql`trip.status in ('INCOMPLETE', 'ONGOING')`;

const isSwitchedOn = async ({ db, country }: Deps, companyId: string): Promise<boolean> =>
  (await getSettings(db, country, companyId)).alertRules.tripRisk.enabled;

async function scoreOpenTrips(
  { db, clock }: Deps,
  companyId: string,
  { condition, learned }: { readonly condition: RawBuilder<unknown>; readonly learned: LearnedModel | null },
): Promise<ScoredTrip[]> {
  const now = clock.now();
  const trips = await readTripFacts(db, companyId, { condition, limit: riskLimits.openMax, now });
  const customerIds = [...new Set(trips.flatMap(({ customerId }) => customerId ?? []))];
  const model = learned?.model ?? generalRules;
  const outcomes = groupOutcomes(await readOutcomes(db, companyId, customerIds));
  return trips.map((trip) => {
    const known = { outcomes: outcomes.get(trip.customerId ?? '') ?? [], usualRate: model.usualRate, now };
    return { bookingId: trip.tripId, ...scoreRisk(model, toSnapshot(trip, known)) };
  });
}

async function refuseForeignTrip(db: Db, companyId: string, bookingId: string): Promise<void> {
  const trip = await db
    .selectFrom('trips')
    .select('id')
    .where('id', '=', bookingId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (trip === undefined) throw notFound('This trip');
}

const countClosedTrips = async (db: Db, companyId: string): Promise<number> =>
  (
    await db
      .selectFrom('tripCounts')
      .select('count')
      .where('companyId', '=', companyId)
      .where('status', '=', 'COMPLETED')
      .executeTakeFirst()
  )?.count ?? 0;

/** @throws AppProblem 404 for a trip of nobody or another company */
export async function readRisk(
  deps: Deps,
  user: Actor,
  bookingId: string,
): Promise<{ risk: TripRisk | null }> {
  const companyId = requireCompany(user);
  await refuseForeignTrip(deps.db, companyId, bookingId);
  if (!(await isSwitchedOn(deps, companyId))) return { risk: null };
  const learned = await findModel(deps.db, companyId);
  const condition = sql`trip.id = ${bookingId} and ${open}`;
  const [scored] = await scoreOpenTrips(deps, companyId, { condition, learned });
  if (scored === undefined) return { risk: null };
  const { probability, level, facts } = scored;
  return {
    risk: {
      bookingId,
      level,
      probability,
      source: learned ? 'company' : 'rules',
      learnedAt: learned?.learnedAt.toISOString() ?? null,
      trips: learned?.trips ?? (await countClosedTrips(deps.db, companyId)),
      tripsNeeded: riskLimits.tripsMin,
      facts: [...facts],
      mark: await findMark(deps.db, companyId, bookingId),
    },
  };
}

/** Trips with a customer, the highest risk first. */
export async function listRisks(deps: Deps, user: Actor): Promise<{ list: OpenTripRisk[] }> {
  const companyId = requireCompany(user);
  if (!(await isSwitchedOn(deps, companyId))) return { list: [] };
  const learned = await findModel(deps.db, companyId);
  const condition = sql`trip.customer_id is not null and ${open}`;
  const scored = await scoreOpenTrips(deps, companyId, { condition, learned });
  return {
    list: scored
      .map(({ bookingId, level, probability }) => ({ bookingId, level, probability }))
      .sort((one, other) => other.probability - one.probability),
  };
}

/**
 * A person says whether what they see is right. Nothing else happens.
 * @throws AppProblem 404 for a trip of nobody or another company, and for one without a risk
 */
export async function markRisk(
  deps: Deps,
  user: Actor,
  { bookingId, verdict }: { readonly bookingId: string; readonly verdict: AlertVerdict },
): Promise<{ risk: TripRisk | null }> {
  const companyId = requireCompany(user);
  const { risk } = await readRisk(deps, user, bookingId);
  if (risk === null) throw notFound('This risk');
  const markedAt = deps.clock.now();
  const mark = { verdict, level: risk.level, markedBy: user.userId };
  await deps.db.transaction().execute(async (trx) => {
    const before = await findKeptMark(trx, companyId, bookingId);
    await upsertMark(trx, { companyId, tripId: bookingId, ...mark, markedAt });
    const after = { ...mark, markedAt: markedAt.toISOString() };
    await recordMark(trx, { ...user, companyId }, bookingId, { before, after });
  });
  return readRisk(deps, user, bookingId);
}
