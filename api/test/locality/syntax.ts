// The names in a parsed statement. cspell:ignore larg rarg Subselect colnames aliasname jointype quals subselect sval boolop testexpr lexpr rexpr AEXPR oper
import { toCamelCase } from '../table-types/read-stored-columns';

/** A part of a statement as PostgreSQL's own parser describes it: a record with one key, the kind. */
export type Part = Readonly<Record<string, unknown>>;

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content of a part of this kind. */
export function open(part: unknown, kind: string): Part | null {
  const content = isPart(part) ? part[kind] : null;
  return isPart(content) ? content : null;
}

export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A name of the database as the code writes it. */
export const toName = (value: unknown): string => toCamelCase(typeof value === 'string' ? value : '');

export const readText = (part: unknown): string => toName(open(part, 'String')?.['sval']);

/** Without casts, which change no owner. */
export function unwrap(expression: unknown): unknown {
  const cast = open(expression, 'TypeCast');
  return cast ? unwrap(cast['arg']) : expression;
}

export interface ColumnName {
  /** Null where the statement does not name it. */
  readonly alias: string | null;
  /** Null for all of them. */
  readonly column: string | null;
}

export function readColumn(expression: unknown): ColumnName | null {
  const reference = open(unwrap(expression), 'ColumnRef');
  if (!reference) return null;
  const fields = toList(reference['fields']);
  const last = fields.at(-1);
  return {
    alias: fields.length > 1 ? readText(fields.at(-2)) : null,
    column: open(last, 'A_Star') ? null : readText(last),
  };
}

/** The conditions that all have to be true. */
export function listConditions(expression: unknown): readonly unknown[] {
  const bool = open(expression, 'BoolExpr');
  if (bool?.['boolop'] === 'AND_EXPR') return toList(bool['args']).flatMap(listConditions);
  return expression === undefined ? [] : [expression];
}

const toValues = (expression: unknown): readonly unknown[] => {
  const row = open(expression, 'RowExpr');
  return row ? toList(row['args']) : [expression];
};

export interface Equality {
  readonly left: unknown;
  /** Several where the left side equals one of them. */
  readonly right: readonly unknown[];
  /** The column of the subquery that is compared, if the right side is one. */
  readonly position: number;
}

/** What a condition says is equal; nothing for any other condition. */
export function listEqualities(condition: unknown): readonly Equality[] {
  const membership = open(condition, 'SubLink');
  if (membership?.['subLinkType'] === 'ANY_SUBLINK' && membership['operName'] === undefined)
    return toValues(membership['testexpr']).map((left, position) => ({ left, right: [condition], position }));
  const comparison = open(condition, 'A_Expr');
  if (!comparison || readText(toList(comparison['name'])[0]) !== '=') return [];
  const { kind, lexpr, rexpr } = comparison;
  if (kind === 'AEXPR_OP_ANY') return [{ left: lexpr, right: [rexpr], position: 0 }];
  const listed = kind === 'AEXPR_IN' ? toList(open(rexpr, 'List')?.['items']) : [rexpr];
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_IN') return [];
  return toValues(lexpr).map((left, position) => ({
    left,
    right: listed.map((one) => toValues(one)[position]),
    position: 0,
  }));
}

/** The statements within an expression, but not those within them. */
export function findInnerSelects(value: unknown): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap(findInnerSelects);
  if (!isPart(value)) return [];
  const select = open(value, 'SelectStmt');
  return select ? [select] : Object.values(value).flatMap(findInnerSelects);
}
