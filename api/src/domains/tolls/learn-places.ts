import { DAY, MINUTE } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';
import type { Deps } from '../../deps';
import { groupBy } from '../../group-by';
import {
  changeGate,
  measureDistance,
  noteObservations,
  readGates,
  readSpans,
  type GateRow,
  type SampleSpan,
} from '../tracking';
import { learnPlace, type LearnedPlace, type Observation } from './learn-place';
import { writeLearning } from './learning-repository';
import { readTollLines, type TollLine } from './read-lines';

const READ_DAYS = 92;
/** Lines of one gate that are compared, the newest. */
const LINES_PER_GATE = 60;
const GATES_MAX = 300;
/** A name on fewer lines is no gate yet: some banks write a number into it. */
const LEAST_LINES = 3;
const AROUND = 3 * MINUTE;
/** A place that moves less, in metres, stays. */
const STILL = 30;

interface DueCompany {
  readonly companyId: string;
  readonly until: Date;
}

/** Companies that imported tolls since their statements were read last. */
async function readDueCompanies(db: Db, now: Date): Promise<DueCompany[]> {
  const { rows } = await sql<DueCompany>`
    select charges.company_id, max(charges.created_at) as until
    from charges left join toll_learnings learning on learning.company_id = charges.company_id
    where charges.created_at > ${new Date(now.getTime() - 3 * DAY)} and charges.kind = 'toll'
      and charges.created_at > coalesce(learning.read_until, '-infinity')
    group by charges.company_id`.execute(db);
  return rows;
}

const toSpan = ({ id, vehicleId, at }: TollLine): SampleSpan[] =>
  vehicleId === null
    ? []
    : [
        {
          key: id,
          vehicleId,
          from: new Date(at.getTime() - AROUND),
          to: new Date(at.getTime() + AROUND + MINUTE),
        },
      ];

async function readObservations(
  db: Db,
  companyId: string,
  lines: readonly TollLine[],
): Promise<Map<string, Observation>> {
  const found = await readSpans(db, companyId, lines.flatMap(toSpan));
  return new Map(
    lines.flatMap(({ id, vehicleId, at, precision }): [string, Observation][] => {
      const samples = found.get(id);
      if (!samples || vehicleId === null || precision === 'day') return [];
      return [[id, { vehicleId, at: at.getTime(), precision, samples }]];
    }),
  );
}

/** Whether a gate is already where statements say, so that nothing has to be compared again. */
function isSettled({ place, source }: GateRow, learned: LearnedPlace): boolean {
  if (source === 'drawn') return true;
  if (!place) return false;
  const moved = Math.max(
    measureDistance(place.from, learned.place.from),
    measureDistance(place.to, learned.place.to),
  );
  return moved < STILL && (place.course === null) === (learned.place.course === null);
}

async function learnGate(
  db: Db,
  companyId: string,
  {
    lines,
    known,
    now,
  }: { readonly lines: readonly TollLine[]; readonly known: GateRow | undefined; readonly now: Date },
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { gate, issuer, name } = first.gate;
  const forgotten = known?.forgottenAt;
  const counted = lines
    .filter(({ createdAt, precision }) => precision !== 'day' && (!forgotten || createdAt > forgotten))
    .slice(0, LINES_PER_GATE);
  const observations = await readObservations(db, companyId, counted);
  const learned = learnPlace([...observations.values()]);
  const seen = { gate, issuer, name, observed: observations.size, agreed: learned?.agreed ?? 0 };
  if (!learned || (known && isSettled(known, learned))) {
    await noteObservations(db, companyId, seen);
    return;
  }
  await db
    .transaction()
    .execute((trx) => changeGate(trx, companyId, { ...seen, place: learned.place, source: 'learned' }, now));
}

async function learnCompanyPlaces(db: Db, { companyId, until }: DueCompany, now: Date): Promise<void> {
  const from = new Date(now.getTime() - READ_DAYS * DAY);
  const lines = await readTollLines(db, companyId, { from, to: now });
  const known = new Map((await readGates(db, companyId)).map((row) => [row.gate, row]));
  const gates = [...groupBy(lines, ({ gate }) => gate.gate).values()]
    .filter((own) => own.length >= LEAST_LINES)
    .sort((a, b) => b.length - a.length)
    .slice(0, GATES_MAX);
  for (const own of gates)
    await learnGate(db, companyId, { lines: own, known: known.get(own[0]?.gate.gate ?? ''), now });
  await writeLearning(db, companyId, until);
}

/** Learns where gates are from the statements that were imported since the last run. */
export async function learnPlaces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const company of await readDueCompanies(db, now)) await learnCompanyPlaces(db, company, now);
}
