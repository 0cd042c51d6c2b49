import { DAY, HOUR, MINUTE, countries, type CountryCode } from '@portal/shared/contract';
import {
  createAttributor,
  detectNegative,
  indexPlates,
  readRow,
  recogniseStatement,
  type Attribution,
  type UsedPeriod,
} from '../../domains/charges';
import { createRandom } from './random';
import { generateStatements, type KnownRow, type Printed, type StatementFile } from './generate-statements';
import { generateYear, type GeneratedYear } from './generate-year';

export interface Judgement {
  readonly rows: number;
  /** Rows whose printed plate and time leave one trip. */
  readonly decidable: number;
  readonly right: number;
  /** Decided for another trip, or although no trip had the vehicle. */
  readonly wrong: number;
  /** Left to a person, with or without candidates. */
  readonly attributed: number;
  /** Rows outside any trip, or of a plate that is not of the fleet, which were reported as such. */
  readonly outside: number;
  /** Rows that could not be read; none is expected. */
  readonly unread: number;
  /** Candidates of an asked row that lack the true trip. */
  readonly withoutTruth: number;
  /** For comparison: wrong rows if each went to the first trip that had a vehicle of the plate on that day. */
  readonly wrongByDay: number;
}

const LENGTH: Readonly<Record<Printed, number>> = { second: 1000, minute: MINUTE, day: DAY };

function groupPeriods({ periods, vehicles }: Pick<GeneratedYear, 'periods' | 'vehicles'>) {
  const byVehicle = new Map<string, UsedPeriod[]>(vehicles.map(({ id }) => [id, []]));
  for (const period of periods) byVehicle.get(period.vehicleId)?.push(period);
  return byVehicle;
}

/** What is true, found by trying every period: the judge shares no code with the engine. */
function createTruth(year: GeneratedYear, offset: number) {
  const byVehicle = groupPeriods(year);
  const tripAt = (vehicleId: string, at: number): string | null =>
    (byVehicle.get(vehicleId) ?? []).find(
      ({ startsAt, endsAt }) => startsAt.getTime() <= at && (endsAt === null || at < endsAt.getTime()),
    )?.tripId ?? null;

  return ({ vehicleId, at, printed, isPlateComplete }: KnownRow) => {
    if (vehicleId === null) return { trip: null, isDecidable: false };
    const trip = tripAt(vehicleId, at);
    const length = LENGTH[printed];
    // Offsets of half an hour move the beginning of a day, not that of a minute.
    const from = Math.floor((at + offset) / length) * length - offset;
    const isCrossed = (byVehicle.get(vehicleId) ?? []).some(({ startsAt, endsAt }) =>
      [startsAt.getTime(), endsAt?.getTime()].some(
        (edge) => edge !== undefined && edge > from && edge < from + length,
      ),
    );
    return { trip, isDecidable: trip !== null && !isCrossed && isPlateComplete };
  };
}

/** The rule of a spreadsheet: the first trip that had the vehicle at some time of the day. */
function createDayRule({ periods, vehicles }: GeneratedYear, offset: number) {
  const toDay = (at: number) => Math.floor((at + offset) / DAY);
  const byVehicle = groupPeriods({ periods, vehicles });
  return (vehicleIds: readonly string[], at: number): string | null =>
    vehicleIds
      .flatMap((id) => byVehicle.get(id) ?? [])
      .find(
        ({ startsAt, endsAt }) =>
          toDay(startsAt.getTime()) <= toDay(at) && (endsAt === null || toDay(endsAt.getTime()) >= toDay(at)),
      )?.tripId ?? null;
}

interface Tally {
  decidable: number;
  right: number;
  wrong: number;
  attributed: number;
  outside: number;
  unread: number;
  withoutTruth: number;
  wrongByDay: number;
}

function count(
  tally: Tally,
  answer: Attribution | null,
  { trip, isDecidable }: { trip: string | null; isDecidable: boolean },
): void {
  if (isDecidable) tally.decidable += 1;
  if (answer === null) {
    tally.unread += 1;
    return;
  }
  if (answer.match === 'decided') {
    if (answer.tripId !== trip) tally.wrong += 1;
    else if (isDecidable) tally.right += 1;
    return;
  }
  if (answer.match === 'ambiguous') {
    tally.attributed += 1;
    if (trip !== null && !answer.candidates.includes(trip)) tally.withoutTruth += 1;
    return;
  }
  tally.outside += 1;
  if (trip !== null) tally.wrong += 1;
}

interface Options {
  readonly country: CountryCode;
  readonly seed: number;
  readonly rows: number;
  readonly vehicles: number;
  readonly perFile: number;
  readonly days: number;
}

/** Generates a year with its truth, reads its statements as files, and compares each answer with the truth. */
export function judgeYear({ country, seed, rows, vehicles, perFile, days }: Options): Judgement {
  const random = createRandom(seed);
  const year = generateYear(random, { country, vehicles, from: new Date('2025-10-01T00:00:00Z'), days });
  const files = generateStatements(random, year, { country, rows, perFile });
  const offset = country === 'ae' ? 4 * HOUR : 5.5 * HOUR;
  const findTruth = createTruth(year, offset);
  const findByDay = createDayRule(year, offset);
  const attribute = createAttributor(year);
  const plates = indexPlates(country, year.vehicles);
  const tally: Tally = {
    decidable: 0,
    right: 0,
    wrong: 0,
    attributed: 0,
    outside: 0,
    unread: 0,
    withoutTruth: 0,
    wrongByDay: 0,
  };
  const now = new Date(year.to);
  for (const file of files) {
    const read = createReader(file, country, now);
    for (const row of file.rows) {
      const found = read(row);
      const plate = found ? plates.find(found.plateCells) : { vehicleIds: [], isCertain: false };
      const truth = findTruth(row);
      count(tally, found && attribute({ ...found.moment, plate }), truth);
      const byDay = findByDay(plate.vehicleIds, row.at);
      if (byDay !== null && byDay !== truth.trip) tally.wrongByDay += 1;
    }
  }
  return { rows, ...tally };
}

function createReader({ titles, rows, issuer }: StatementFile, country: CountryCode, now: Date) {
  const cells = [...titles, ...rows.map((row) => row.cells)];
  const recognised = recogniseStatement(cells, country);
  if (recognised === null || recognised.issuer !== issuer)
    throw new Error(`A statement of ${issuer} was read as ${recognised?.issuer ?? 'nothing'}`);
  const amountAt = recognised.columns.indexOf('amount');
  const mapping = { ...recognised, isNegative: detectNegative(rows.map((row) => row.cells[amountAt] ?? '')) };
  return (row: KnownRow) => {
    const reading = readRow(row.cells, mapping, { country: countries[country], now });
    return reading.kind === 'charge' ? reading.row : null;
  };
}
