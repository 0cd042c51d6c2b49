import { DAY, riskLimits } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { readOutcomes } from '../facts/read-outcomes';
import { readTripFacts } from '../facts/read-trip-facts';
import { collectExamples, isEnough } from './collect-examples';
import { readMarks } from '../marks/read-marks';
import { deleteModelsBefore, insertModel } from './risk-model-repository';
import { trainModel } from './train-model';

const KEPT_FOR = 90 * DAY;

/** Companies with enough closed trips, of which some, or some marks, are newer than what they learned last. */
async function listDueCompanies(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ companyId: string }>`
    select counted.company_id from trip_counts counted
    left join lateral (
      select model.learned_at from risk_models model where model.company_id = counted.company_id
      order by model.learned_at desc limit 1) last on true
    where counted.status = 'COMPLETED' and counted.count >= ${riskLimits.tripsMin}
      and (last.learned_at is null or (last.learned_at <= ${new Date(now.getTime() - riskLimits.learnEvery)}
        and (exists (select from trip_closings closing
          where closing.company_id = counted.company_id and closing.closed_at > last.learned_at)
          or exists (select from trip_risk_marks mark
          where mark.company_id = counted.company_id and mark.marked_at > last.learned_at))))
    order by last.learned_at nulls first, counted.company_id`.execute(db);
  return rows.map(({ companyId }) => companyId);
}

/** Learns from the newest closed trips of a company. Where they say too little, that is kept, too. */
export async function learnRisk({ db, clock }: Pick<Deps, 'db' | 'clock'>, companyId: string): Promise<void> {
  const now = clock.now();
  // Of cancelled trips, those that a person marked.
  const condition = sql`((trip.status = 'COMPLETED' and trip.closed_at is not null) or (trip.status = 'CANCELLED'
    and exists (select from trip_risk_marks mark where mark.company_id = trip.company_id and mark.trip_id = trip.id)))`;
  const trips = await readTripFacts(db, companyId, { condition, limit: riskLimits.tripsMax, now });
  const outcomes = await readOutcomes(db, companyId);
  const { examples, usualRate } = await collectExamples({
    trips,
    outcomes,
    marks: await readMarks(db, companyId),
    now,
  });
  const model = isEnough(examples) ? await trainModel(examples, usualRate) : null;
  await db.transaction().execute(async (trx) => {
    await insertModel(trx, {
      companyId,
      learnedAt: now,
      trips: examples.length,
      wentWrong: examples.filter(({ isWrong }) => isWrong).length,
      model: model && JSON.stringify(model),
    });
    await deleteModelsBefore(trx, companyId, new Date(now.getTime() - KEPT_FOR));
  });
}

/** One company after the other; the failure of one is reported at the end and does not keep the others waiting. */
export async function learnRisks(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const failures: unknown[] = [];
  for (const companyId of await listDueCompanies(deps.db, deps.clock.now()))
    await learnRisk(deps, companyId).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `The risks of ${failures.length} companies could not be learned`);
}
