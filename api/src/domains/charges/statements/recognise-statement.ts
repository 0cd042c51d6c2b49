import {
  limits,
  statementFields,
  type ChargeIssuer,
  type ChargeKind,
  type CountryCode,
  type DateOrder,
  type StatementField,
} from '@portal/shared/contract';
import { plainHeading, type Cell } from './cell-text';
import { commonHeadings, statementDialects, type StatementDialect } from './dialects';
import { detectDateOrder } from './read-moment';

export interface RecognisedStatement {
  /** The dialect that fits best; null where only common headings were found. */
  readonly dialect: string | null;
  readonly issuer: ChargeIssuer;
  readonly kind: ChargeKind;
  /** The first row below the headings, from 0. */
  readonly firstRow: number;
  /** The headings as shown to the person, one for each column. */
  readonly headings: readonly string[];
  readonly columns: readonly (StatementField | null)[];
  /** Null where dates such as `03/04/2026` can be read both ways and nothing in the file decides. */
  readonly dateOrder: DateOrder | null;
  /** Identifies the headings, so that a company's mapping is found again. */
  readonly headingKey: string;
}

/** Title rows above the headings that are searched. */
const SEARCHED_ROWS = 40;
const MARK_SCORE = 3;
const COUNTRY_SCORE = 0.5;

interface Match {
  readonly columns: readonly (StatementField | null)[];
  readonly score: number;
}

interface Candidate extends Match {
  readonly dialect: StatementDialect | null;
  readonly firstRow: number;
  readonly headings: readonly string[];
}

const index = (headings: Readonly<Partial<Record<StatementField, readonly string[]>>>) =>
  new Map(
    statementFields.flatMap((field) =>
      (headings[field] ?? []).map((heading): [string, StatementField] => [plainHeading(heading), field]),
    ),
  );
const dialectIndexes = statementDialects.map((dialect) => ({ dialect, fields: index(dialect.headings) }));
const commonIndex = index(commonHeadings);

/** The first of two columns with the same field counts. */
function matchHeadings(headings: readonly string[], fields: ReadonlyMap<string, StatementField>): Match {
  const found = headings.map((heading) => fields.get(plainHeading(heading)) ?? null);
  const columns = found.map((field, at) => (field !== null && found.indexOf(field) === at ? field : null));
  return { columns, score: columns.filter((field) => field !== null).length };
}

const has = (columns: readonly (StatementField | null)[], ...fields: readonly StatementField[]): boolean =>
  fields.some((field) => columns.includes(field));

/** A table of charges has a plate, a day and an amount. */
export const isCompleteMapping = (columns: readonly (StatementField | null)[]): boolean =>
  has(columns, 'plate') && has(columns, 'date', 'dateTime') && has(columns, 'amount');

/** Columns that the dialect left out are filled from the common headings. */
function fillFromCommon(headings: readonly string[], match: Match): Match {
  const common = matchHeadings(headings, commonIndex);
  const columns = [...match.columns];
  common.columns.forEach((field, at) => {
    const isDateTwice = field !== null && /^date/.test(field) && has(columns, 'date', 'dateTime');
    if (field !== null && columns[at] === null && !columns.includes(field) && !isDateTwice)
      columns[at] = field;
  });
  const filled = columns.filter((field) => field !== null).length;
  return { columns, score: match.score + (filled - match.score) / 2 };
}

/**
 * The headings of a row, alone or with the row above it: a merged heading such as `Plate` spans `Source`, `Code` and
 * `Number`, and a heading merged over both rows has its text only in the upper one.
 */
function combineHeadings(upper: readonly Cell[], lower: readonly Cell[]): string[] {
  let spanning = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = (upper[at] ?? '').trim();
    const below = (lower[at] ?? '').trim();
    if (above !== '') spanning = above;
    if (below === '') return above;
    return above === '' && spanning === '' ? below : `${spanning} ${below}`.trim();
  });
}

const countMarks = ({ marks }: StatementDialect, text: string): number =>
  marks.some((mark) => text.includes(plainHeading(mark))) ? MARK_SCORE : 0;

function listCandidates(rows: readonly (readonly Cell[])[], country: CountryCode): Candidate[] {
  const searched = rows.slice(0, SEARCHED_ROWS);
  return searched.flatMap((row, at) => {
    const above = searched[at - 1];
    const variants = above ? [row, combineHeadings(above, row)] : [row];
    const titles = searched.slice(0, at + 1).flatMap((cells) => cells.map(plainHeading));
    const text = titles.join(' ');
    return variants.flatMap((cells) => listMatches(cells.map(String), at + 1, text, country));
  });
}

function listMatches(
  headings: readonly string[],
  firstRow: number,
  text: string,
  country: CountryCode,
): Candidate[] {
  const dialectCandidates = dialectIndexes.map(({ dialect, fields }): Candidate => {
    const { columns, score } = fillFromCommon(headings, matchHeadings(headings, fields));
    const bonus = countMarks(dialect, text) + (dialect.country === country ? COUNTRY_SCORE : 0);
    return { dialect, firstRow, headings, columns, score: score + bonus };
  });
  const { columns, score } = matchHeadings(headings, commonIndex);
  const common: Candidate = { dialect: null, firstRow, headings, columns, score: score * 0.75 };
  return [...dialectCandidates, common].filter((candidate) =>
    candidate.columns.some((field) => field !== null),
  );
}

const rank = (one: Candidate): number => (isCompleteMapping(one.columns) ? 100 : 0) + one.score;

/**
 * Finds the headings below titles and blank rows, names the issuer, and suggests what each column is.
 * Null if no row looks like headings.
 */
export function recogniseStatement(
  rows: readonly (readonly Cell[])[],
  country: CountryCode,
): RecognisedStatement | null {
  const [best] = listCandidates(rows, country).sort((a, b) => rank(b) - rank(a) || a.firstRow - b.firstRow);
  if (best === undefined || best.score < 2) return null;
  const { dialect, firstRow, headings, columns } = best;
  return {
    dialect: dialect?.id ?? null,
    issuer: dialect?.issuer ?? 'other',
    kind: dialect?.kind ?? 'other',
    firstRow,
    headings,
    columns,
    dateOrder: detectDateOrder(readDateColumn(rows.slice(firstRow), columns)),
    headingKey: headings.map(plainHeading).join('|').slice(0, limits.charge.headingKeyMax),
  };
}

function readDateColumn(
  rows: readonly (readonly Cell[])[],
  columns: readonly (StatementField | null)[],
): readonly string[] {
  const at = columns.findIndex((field) => field === 'date' || field === 'dateTime');
  return rows.map((row) => row[at] ?? '');
}
