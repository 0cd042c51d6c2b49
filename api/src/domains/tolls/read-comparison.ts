import { DAY, fromMinorUnits, HOUR, MINUTE, type TollRow } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../database/connect';
import type { Country } from '@portal/shared/contract';
import { readSpans } from '../tracking';
import {
  judgeTolls,
  matchTolls,
  type ComparedLine,
  type ComparedPassing,
  type ComparedToll,
  type MatchedTolls,
  type Whereabouts,
} from './compare-tolls';
import { AROUND, findWhereabouts } from './find-whereabouts';
import { readAllGates } from './gates';
import { pricePassings, type TollPrice } from './price-passings';
import { readTollLines, type TollLine } from './read-lines';
import { readPassings, type NotedPassing } from './read-passings';

interface Sought {
  readonly from: Date;
  readonly to: Date;
  readonly vehicleIds?: readonly string[];
}

/** Until when the statements of each issuer reach. */
async function readStatementEnds(db: Db, companyId: string): Promise<Map<string, Date>> {
  const { rows } = await sql<{ issuer: string; until: Date }>`
    select issuer, max(at) as until from charges
    where company_id = ${companyId} and kind = 'toll' and state <> 'undone' group by issuer`.execute(db);
  return new Map(rows.map(({ issuer, until }) => [issuer, until]));
}

const toLine = ({ id, vehicleId, gate, at, precision }: TollLine): ComparedLine => ({
  id,
  vehicleId,
  gate: gate.gate,
  at: at.getTime(),
  precision,
});

/** Lines that nothing matches are compared with where their vehicles were. */
async function readWhereabouts(
  db: Db,
  companyId: string,
  { lines }: MatchedTolls,
  places: ReadonlyMap<string, { readonly latitude: number; readonly longitude: number }>,
): Promise<Map<string, Whereabouts>> {
  const sought = lines.filter(
    ({ gate, precision, vehicleId }) => vehicleId !== null && precision !== 'day' && places.has(gate),
  );
  const spans = sought.map(({ id, vehicleId, at }) => ({
    key: id,
    vehicleId: vehicleId ?? '',
    from: new Date(at - AROUND),
    to: new Date(at + AROUND),
  }));
  const samples = await readSpans(db, companyId, spans);
  return new Map(
    sought.map(({ id, gate, at, precision }): [string, Whereabouts] => {
      const place = places.get(gate);
      const own = samples.get(id) ?? [];
      const length = precision === 'minute' ? MINUTE : 0;
      return [id, place ? findWhereabouts(own, place, { at, length }) : 'unknown'];
    }),
  );
}

interface Sources {
  readonly lines: ReadonlyMap<string, TollLine>;
  readonly passings: ReadonlyMap<string, NotedPassing>;
  readonly prices: ReadonlyMap<string, TollPrice>;
}

const viewTrip = ({ tripId, tripCode }: NotedPassing): TollRow['trip'] =>
  tripId === null || tripCode === null ? null : { bookingId: tripId, code: tripCode };

/** The facts of a passing, with its toll. */
const viewPassing = (passing: NotedPassing, price: TollPrice | undefined) => ({
  issuer: passing.issuer,
  gateName: passing.gateName,
  plate: passing.plate,
  at: passing.at.toISOString(),
  precision: 'second' as const,
  foreseen: price ? fromMinorUnits(price.amount) : null,
  band: price?.band ?? null,
  trip: viewTrip(passing),
});

const viewLine = ({ issuer, gate, plate, at, precision, trip }: TollLine) => ({
  issuer,
  gateName: gate.name,
  plate,
  at: at.toISOString(),
  precision,
  foreseen: null,
  band: null,
  trip,
});

function viewToll(
  { state, reason, lineId, passingId }: ComparedToll,
  { lines, passings, prices }: Sources,
): TollRow[] {
  const line = lineId === null ? undefined : lines.get(lineId);
  const passing = passingId === null ? undefined : passings.get(passingId);
  const facts = passing ? viewPassing(passing, prices.get(passing.id)) : line && viewLine(line);
  if (!facts) return [];
  return [
    {
      rowId: lineId ?? passingId ?? '',
      state,
      reason,
      ...facts,
      charged: line ? fromMinorUnits(line.amount) : null,
      chargeId: line?.id ?? null,
    },
  ];
}

/** Passings next to the lines of statements, the newest first. */
export async function readComparison(
  { db, country }: { readonly db: Db; readonly country: Country },
  companyId: string,
  sought: Sought,
): Promise<TollRow[]> {
  // A line of a day begins earlier than its passing, and a pair of gates needs the hour before.
  const wide = {
    ...sought,
    from: new Date(sought.from.getTime() - DAY),
    to: new Date(sought.to.getTime() + HOUR),
  };
  const lines = await readTollLines(db, companyId, wide);
  const passings = await readPassings(db, companyId, wide);
  const prices = pricePassings(passings.map((passing) => ({ ...passing, vehicleId: passing.vehicleId })));
  const ends = await readStatementEnds(db, companyId);
  const gates = await readAllGates(db, country.id, companyId);
  const places = new Map(gates.flatMap(({ gate, place }) => (place ? [[gate, place.from] as const] : [])));
  const compared = passings.map(({ id, vehicleId, gate, issuer, at, isUncertain }): ComparedPassing => ({
    id,
    vehicleId,
    gate,
    at: at.getTime(),
    isUncertain,
    expected: prices.get(id)?.amount ?? null,
    isCovered: at.getTime() <= (ends.get(issuer)?.getTime() ?? -Infinity),
  }));
  const matched = matchTolls(lines.map(toLine), compared);
  const whereabouts = await readWhereabouts(db, companyId, matched, places);
  const tolls = judgeTolls(
    matched,
    (gate) => places.has(gate),
    (id) => whereabouts.get(id) ?? 'unknown',
  );
  const sources = {
    lines: new Map(lines.map((line) => [line.id, line])),
    passings: new Map(passings.map((passing) => [passing.id, passing])),
    prices,
  };
  const [from, to] = [sought.from.toISOString(), sought.to.toISOString()];
  return tolls
    .flatMap((toll) => viewToll(toll, sources))
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => b.at.localeCompare(a.at) || a.rowId.localeCompare(b.rowId));
}
