import {
  fromMinorUnits,
  type RowOutcome,
  type RowProblemName,
  type StatementLine,
  type StatementMapping,
  type StatementReport,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { ChargesTable } from '../../../database/tables/charges';
import type { Deps } from '../../../deps';
import { insertChargeHistory, insertCharges } from '../charge-repository';
import { insertStatementLines } from '../statement-line-repository';
import { readRow, type RowReading, type StatementRow } from '../statements/read-row';
import { checkAmounts } from './check-amounts';
import { findTrips, toMatchColumns } from './find-trips';

export interface SentRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface ReadLine extends SentRow {
  readonly reading: RowReading;
}

type NewCharge = Insertable<ChargesTable> & { readonly id: string };

interface PreparedLine extends ReadLine {
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblemName[];
  readonly charge: NewCharge | null;
}

interface Target {
  readonly companyId: string;
  readonly userId: string;
  readonly statementId: string;
  readonly mapping: StatementMapping;
}

const outcomes = { none: 'skipped', free: 'free', refused: 'refused', charge: 'added' } as const;

const toProblems = (reading: RowReading): RowProblemName[] =>
  reading.kind === 'refused'
    ? reading.problems.map(({ field, problem }) => `${field}.${problem}` as RowProblemName)
    : [];

/** How many equal rows the statement has had before these lines. */
async function countEarlier(
  db: Db,
  { companyId, statementId }: Target,
  lines: readonly ReadLine[],
): Promise<Map<string, number>> {
  const keys = lines.flatMap(({ reading }) => (reading.kind === 'charge' ? reading.row.rowKey : []));
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('chargeStatementLines')
    .select(['rowKey', (eb) => eb.fn.countAll<number>().as('count')])
    .where('companyId', '=', companyId)
    .where('statementId', '=', statementId)
    .where('rowKey', 'in', [...new Set(keys)])
    .groupBy('rowKey')
    .execute();
  return new Map(rows.map(({ rowKey, count }) => [rowKey ?? '', Number(count)]));
}

function createCharge(
  { companyId, statementId, mapping }: Target,
  line: number,
  row: StatementRow,
  { turn, now }: { readonly turn: number; readonly now: Date },
) {
  const { plate, moment, amount, reference, place, details } = row;
  return {
    id: newId(),
    companyId,
    statementId,
    line,
    fingerprint: `${row.rowKey}#${turn}`,
    issuer: mapping.issuer,
    kind: mapping.kind,
    plate,
    at: moment.at,
    precision: moment.precision,
    amount,
    reference,
    place,
    details,
    createdAt: now,
  };
}

/** Reads the rows, finds their trips and what they should cost. Nothing is written. */
async function prepareLines(
  deps: Deps,
  db: Db,
  target: Target,
  rows: readonly SentRow[],
): Promise<PreparedLine[]> {
  const { country, clock } = deps;
  const now = clock.now();
  const read = rows.map((row): ReadLine => ({
    ...row,
    reading: readRow(row.cells, target.mapping, { country, now }),
  }));
  const turns = await countEarlier(db, target, read);
  const charges = read.flatMap(({ line, reading }) => {
    if (reading.kind !== 'charge') return [];
    const turn = (turns.get(reading.row.rowKey) ?? 0) + 1;
    turns.set(reading.row.rowKey, turn);
    return [{ row: reading.row, charge: createCharge(target, line, reading.row, { turn, now }) }];
  });
  const found = await findTrips(
    db,
    target.companyId,
    country.id,
    charges.map(({ row }) => row),
  );
  const matched = charges.map(({ charge }, at) => {
    const answer = found[at];
    return { ...charge, ...toMatchColumns(answer ?? { match: 'unmatched' }) };
  });
  const checks = await checkAmounts(
    db,
    target.companyId,
    matched.map((charge) => ({ ...charge, direction: charge.details })),
  );
  const byLine = new Map(
    matched.map((charge): [number, NewCharge] => {
      const check = checks.get(charge.id);
      const tariff = check
        ? { expected: check.expected, band: check.band, isDifferent: check.isDifferent }
        : { expected: null, band: null, isDifferent: false };
      return [charge.line, { ...charge, ...tariff, decidedBy: null, decidedAt: null, photo: null }];
    }),
  );
  return read.map((line) => ({
    ...line,
    outcome: outcomes[line.reading.kind],
    problems: toProblems(line.reading),
    charge: byLine.get(line.line) ?? null,
  }));
}

/** The stored charges of the fingerprints. */
async function findStored(
  db: Db,
  companyId: string,
  charges: readonly NewCharge[],
): Promise<Map<string, string>> {
  const fingerprints = charges.flatMap(({ fingerprint }) => fingerprint ?? []);
  if (fingerprints.length === 0) return new Map();
  const rows = await db
    .selectFrom('charges')
    .select(['id', 'fingerprint'])
    .where('companyId', '=', companyId)
    .where('fingerprint', 'in', fingerprints)
    .where('state', '<>', 'undone')
    .execute();
  return new Map(rows.map(({ id, fingerprint }) => [fingerprint ?? '', id]));
}

/** Imports rows, and says for each what became of it. A line that the statement has already keeps its outcome. */
export async function importRows(
  deps: Deps,
  db: Db,
  target: Target,
  sent: readonly SentRow[],
): Promise<StatementReport> {
  const known = await readKnownLines(db, target, sent);
  const rows = keepFirst(sent).filter(({ line }) => !known.has(line));
  const lines = await prepareLines(deps, db, target, rows);
  const charges = lines.flatMap(({ charge }) => charge ?? []);
  const added = await insertCharges(db, charges);
  const stored = await findStored(
    db,
    target.companyId,
    charges.filter(({ id }) => !added.has(id)),
  );
  const settled = lines.map((line) => {
    const { charge } = line;
    const isDuplicate = charge !== null && !added.has(charge.id);
    const chargeId = isDuplicate ? (stored.get(charge.fingerprint ?? '') ?? null) : (charge?.id ?? null);
    return { ...line, outcome: isDuplicate ? ('duplicate' as const) : line.outcome, chargeId };
  });
  await insertStatementLines(
    db,
    settled.map(({ line, cells, outcome, problems, chargeId, reading }) => ({
      statementId: target.statementId,
      companyId: target.companyId,
      line,
      cells: JSON.stringify(cells),
      rowKey: reading.kind === 'charge' ? reading.row.rowKey : null,
      outcome,
      problems: JSON.stringify(problems),
      chargeId,
    })),
  );
  await insertChargeHistory(db, target.companyId, added, {
    kind: 'imported',
    userId: target.userId,
    at: deps.clock.now(),
  });
  const codes = await readTripCodes(db, target.companyId, charges);
  const views = settled.map((line) => viewLine(line, codes));
  return { rows: [...views, ...known.values()].sort((a, b) => a.line - b.line) };
}

/** What an import of the rows would do, as far as these rows alone show it. */
export async function previewRows(
  deps: Deps,
  target: Omit<Target, 'statementId'>,
  sent: readonly SentRow[],
): Promise<StatementReport> {
  const { db } = deps;
  const lines = await prepareLines(deps, db, { ...target, statementId: newId() }, keepFirst(sent));
  const charges = lines.flatMap(({ charge }) => charge ?? []);
  const [stored, codes] = [
    await findStored(db, target.companyId, charges),
    await readTripCodes(db, target.companyId, charges),
  ];
  return {
    rows: lines.map((line) => {
      const isDuplicate = line.charge !== null && stored.has(line.charge.fingerprint ?? '');
      return viewLine({ ...line, outcome: isDuplicate ? 'duplicate' : line.outcome }, codes);
    }),
  };
}

/** A line that is sent twice in one call counts once. */
const keepFirst = (rows: readonly SentRow[]): SentRow[] =>
  [...new Map([...rows].reverse().map((row) => [row.line, row])).values()].reverse();

async function readKnownLines(
  db: Db,
  { companyId, statementId }: Target,
  rows: readonly SentRow[],
): Promise<Map<number, StatementLine>> {
  const known = await db
    .selectFrom('chargeStatementLines')
    .select(['line', 'outcome', 'problems'])
    .where('companyId', '=', companyId)
    .where('statementId', '=', statementId)
    .where(
      'line',
      'in',
      rows.map(({ line }) => line),
    )
    .execute();
  return new Map(
    known.map(({ line, outcome, problems }) => [line, { line, outcome, problems: [...problems] }]),
  );
}

async function readTripCodes(
  db: Db,
  companyId: string,
  charges: readonly NewCharge[],
): Promise<Map<string, string>> {
  const ids = [...new Set(charges.flatMap(({ tripId }) => tripId ?? []))];
  if (ids.length === 0) return new Map();
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'code'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(trips.map(({ id, code }) => [id, code]));
}

function viewLine(
  { line, outcome, problems, charge }: PreparedLine,
  codes: ReadonlyMap<string, string>,
): StatementLine {
  const view = { line, outcome, problems: [...problems] };
  if (charge === null) return view;
  return {
    ...view,
    plate: charge.plate,
    at: new Date(charge.at).toISOString(),
    precision: charge.precision,
    amount: fromMinorUnits(charge.amount),
    match: charge.match,
    tripCode: charge.tripId ? (codes.get(charge.tripId) ?? null) : null,
    isDifferent: charge.isDifferent ?? false,
  };
}
