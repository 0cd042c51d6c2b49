import { createHash } from 'node:crypto';

import {
  limits,
  readPlainNumber,
  toMinorUnits,
  type ChargeIssuer,
  type Country,
  type DateOrder,
  type StatementField,
} from '@portal/shared/contract';
import { readCellText, type Cell } from './cell-text';
import { readMoment, type MomentProblem, type StatementMoment } from './read-moment';
import { isBlankPlate, normalisePlate, type PlateCells } from './read-plate';

/** How a file is read: what each column is, and in which order dates are written. */
export interface RowMapping {
  readonly issuer: ChargeIssuer;
  readonly columns: readonly (StatementField | null)[];
  readonly dateOrder: DateOrder | null;
  /** Whether the file writes what is charged as a negative amount. */
  readonly isNegative: boolean;
}

/** A row that is a charge. */
export interface StatementRow {
  readonly plateCells: PlateCells;
  /** In one spelling. */
  readonly plate: string;
  readonly moment: StatementMoment;
  /** Minor units, above zero. */
  readonly amount: number;
  readonly reference: string;
  readonly place: string;
  readonly details: string;
  /** Equal for equal rows; the number of equal rows before it in the file tells them apart. */
  readonly rowKey: string;
}

export type RowProblem =
  | { readonly field: 'date'; readonly problem: MomentProblem | 'future' }
  | { readonly field: 'plate'; readonly problem: 'missing' }
  | { readonly field: 'amount'; readonly problem: 'missing' | 'unreadable' | 'credit' };

export type RowReading =
  | { readonly kind: 'charge'; readonly row: StatementRow }
  /** A title, a total, or an empty line: no plate and no date. */
  | { readonly kind: 'none' }
  /** A passing that cost nothing. */
  | { readonly kind: 'free' }
  | { readonly kind: 'refused'; readonly problems: readonly RowProblem[] };

const clip = (text: string): string => text.slice(0, limits.charge.textMax);

/** `6.00 Dr`, `(6.00)` and `AED 6`; a credit is money that came back, or a recharge. */
function readAmount(cell: Cell | undefined, { currency }: Country, isNegative: boolean): number | RowProblem {
  const text = readCellText(cell);
  if (text === '' || text === '-') return { field: 'amount', problem: 'missing' };
  if (/\bcr\.?$/i.test(text)) return { field: 'amount', problem: 'credit' };
  const bare = text.replace(/\s*\bdr\.?$/i, '').replace(/^\((.*)\)$/, '-$1');
  const plain = readPlainNumber(bare, currency);
  const [, sign, digits] = /^([-+]?)(\d{1,9}(?:\.\d{1,2})?)(?:0*)$/.exec(plain) ?? [];
  if (digits === undefined) return { field: 'amount', problem: 'unreadable' };
  const amount = toMinorUnits(digits);
  if (amount > 0 && (sign === '-') !== isNegative) return { field: 'amount', problem: 'credit' };
  return amount;
}

/** Whether most amounts of a file are negative: some issuers write what they take so. */
export function detectNegative(cells: readonly Cell[]): boolean {
  const amounts = cells.map(readCellText).filter((text) => /\d/.test(text));
  return amounts.length > 0 && amounts.filter((text) => /^[-(]/.test(text)).length * 2 > amounts.length;
}

/** Reads one row of a statement. Nothing is guessed: a cell that can be read in two ways refuses the row. */
export function readRow(
  cells: readonly Cell[],
  mapping: RowMapping,
  { country, now }: { readonly country: Country; readonly now: Date },
): RowReading {
  const cell = (field: StatementField): Cell | undefined => {
    const at = mapping.columns.indexOf(field);
    return at < 0 ? undefined : cells[at];
  };
  const plateCells = { plate: cell('plate'), plateCode: cell('plateCode'), plateSource: cell('plateSource') };
  const date = cell('dateTime') ?? cell('date');
  const hasPlate = !isBlankPlate(plateCells.plate);
  if (!hasPlate && !/\d/.test(readCellText(date))) return { kind: 'none' };
  // Totals below the table have words where the date should be.
  const amount = readAmount(cell('amount'), country, mapping.isNegative);
  const moment = readMoment({
    date,
    time: cell('time'),
    order: mapping.dateOrder,
    timeZone: country.timeZone,
  });
  const problems = listProblems(hasPlate, moment, amount, now);
  if (problems.length > 0 || typeof moment === 'string' || typeof amount !== 'number')
    return isTotal(cells, moment) ? { kind: 'none' } : { kind: 'refused', problems };
  if (amount === 0) return { kind: 'free' };
  const plate = normalisePlate(country.id, plateCells);
  const texts = {
    reference: clip(readCellText(cell('reference'))),
    place: clip(readCellText(cell('place'))),
    details: clip(readCellText(cell('details'))),
  };
  const row = { plateCells, plate, moment, amount, ...texts };
  return { kind: 'charge', row: { ...row, rowKey: createRowKey(mapping.issuer, row) } };
}

const isTotal = (cells: readonly Cell[], moment: StatementMoment | MomentProblem): boolean =>
  typeof moment === 'string' &&
  cells.some((cell) => /^(?:grand )?total|^المجموع|^الإجمالي|^اجمالي|^कुल/i.test(readCellText(cell)));

function listProblems(
  hasPlate: boolean,
  moment: StatementMoment | MomentProblem,
  amount: number | RowProblem,
  now: Date,
): RowProblem[] {
  const problems: RowProblem[] = [];
  if (!hasPlate) problems.push({ field: 'plate', problem: 'missing' });
  if (typeof moment === 'string') problems.push({ field: 'date', problem: moment });
  else if (moment.at > now) problems.push({ field: 'date', problem: 'future' });
  if (typeof amount !== 'number') problems.push(amount);
  return problems;
}

type KeyedRow = Omit<StatementRow, 'rowKey'>;

/**
 * The issuer's own number identifies a row, together with its plate: one number can stand for a payment of several plates.
 * Without a number, everything that was read does.
 */
function createRowKey(issuer: ChargeIssuer, { reference, plate, moment, amount, place }: KeyedRow): string {
  const facts = [plate, moment.at.toISOString(), String(amount)];
  const parts =
    reference === '' ? [issuer, ...facts, place.toLowerCase()] : [issuer, reference.toUpperCase(), ...facts];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
