import type { Db } from '../../src/database/connect';
import { readGuards } from '../../src/database/schema-guards';
import type { Guard } from '../../src/database/tables/platform';
import { isSameByOwner } from './is-same-by-owner';
import { readStoredColumns, toCamelCase, type StoredColumn } from '../table-types/read-stored-columns';

export interface StoredSchema {
  readonly columns: readonly StoredColumn[];
  readonly guards: readonly Guard[];
}

export const readSchema = async (db: Db, schema: string): Promise<StoredSchema> => ({
  columns: await readStoredColumns(db),
  guards: await readGuards(db, schema),
});

const nameColumn = ({ table, column }: StoredColumn): string => `${table}.${column}`;
const nameGuard = ({ kind, table, name }: Guard): string => `${kind} ${name} of ${table}`;

function listColumnChanges(before: StoredSchema, after: StoredSchema): string[] {
  const left = new Map(after.columns.map((column) => [nameColumn(column), column]));
  const old = new Map(before.columns.map((column) => [nameColumn(column), column]));
  const oldTables = new Set(before.columns.map(({ table }) => table));
  /** A trigger gives the value where a server of the release before does not. */
  const isFilled = ({ table, column }: StoredColumn) =>
    after.guards.some(
      (guard) =>
        guard.kind === 'trigger' &&
        toCamelCase(guard.table) === table &&
        toCamelCase(/ BEFORE INSERT .*\(new\.(\w+) IS NULL\)/.exec(guard.definition)?.[1] ?? '') === column,
    );
  const needsValue = (stored: StoredColumn) =>
    !stored.isNullable && !stored.hasDefault && !stored.isDerived && !isFilled(stored);
  return [
    ...before.columns.flatMap((column) => {
      const name = nameColumn(column);
      const now = left.get(name);
      if (!now) return [`${name} is gone`];
      if (now.type !== column.type) return [`${name} is ${now.type}, was ${column.type}`];
      if (needsValue(now) && !needsValue(column)) return [`${name} needs a value now`];
      return now.isNullable || !column.isNullable ? [] : [`${name} cannot be null any more`];
    }),
    ...after.columns
      .filter((column) => !old.has(nameColumn(column)) && oldTables.has(column.table) && needsValue(column))
      .map((column) => `${nameColumn(column)} is new and needs a value`),
  ];
}

const literal = /'[^']*'/g;

/** Whether a rule with a list of texts allows all that it allowed before: `kind = ANY (ARRAY['a', 'b'])`. */
function isWidened(before: string, after: string): boolean {
  const shorten = (definition: string) =>
    definition
      .replaceAll(literal, "''")
      .replaceAll(/''::\w+(?: varying)?/g, "''")
      .replaceAll(/(?:'', )+''/g, "''");
  const allowed = new Set(after.match(literal));
  return (
    shorten(before) === shorten(after) && (before.match(literal) ?? []).every((text) => allowed.has(text))
  );
}

/** Whether a text ends none of the parentheses that it does not begin. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether a rule allows something else or all that it allowed before: `(email = '') OR (length(email) > 2)`. */
function isLoosened(before: string, after: string): boolean {
  const [, rule = ''] = /^CHECK \((.*)\)$/.exec(before) ?? [];
  const [start, end] = ['CHECK ((', ` OR ${rule}))`];
  return (
    rule !== '' &&
    after.startsWith(start) &&
    after.endsWith(end) &&
    isBalanced(after.slice(start.length, -end.length))
  );
}

const isUnique = ({ kind, definition }: Guard): boolean =>
  kind === 'index'
    ? definition.startsWith('CREATE UNIQUE')
    : kind === 'constraint' && /^(?:UNIQUE|PRIMARY KEY|EXCLUDE)/.test(definition);

/** The columns in order of name, and the condition. */
const readUniqueColumns = ({ definition }: Guard): string | null => {
  const [, columns = '', condition = ''] = /\((.*?)\)( WHERE .*)?$/.exec(definition) ?? [];
  return `${columns.split(', ').sort().join(', ')}${condition}`;
};

function listGuardChanges(before: StoredSchema, after: StoredSchema): string[] {
  const old = new Map(before.guards.map((guard) => [nameGuard(guard), guard]));
  const left = new Set(after.guards.map(nameGuard));
  const oldColumns = new Set(before.columns.map(nameColumn));
  const oldTables = new Set(before.columns.map(({ table }) => table));
  /** A server of the release before leaves a new column empty. */
  const isAboutNewColumn = ({ table, definition }: Guard) =>
    after.columns.some(
      (column) =>
        column.table === toCamelCase(table) &&
        !oldColumns.has(nameColumn(column)) &&
        new RegExp(`\\b${column.column}\\b`).test(toCamelCase(definition)),
    );
  /** Another key has the same columns, so it is found by "on conflict" too. */
  const isRepeated = (guard: Guard) =>
    after.guards.some(
      (other) =>
        other.table === guard.table &&
        isUnique(other) &&
        readUniqueColumns(other) === readUniqueColumns(guard),
    );
  const isRule = (guard: Guard) => guard.kind === 'constraint' || isUnique(guard);
  return [
    ...after.guards
      .filter((guard) => isRule(guard) && oldTables.has(toCamelCase(guard.table)) && !isAboutNewColumn(guard))
      .flatMap((guard) => {
        const was = old.get(nameGuard(guard));
        const isKnown = before.guards.some(
          (known) => known.table === guard.table && isSameByOwner(known, guard, after.guards),
        );
        if (!was) return isKnown ? [] : [`${nameGuard(guard)} is new`];
        const allows = [was.definition, guard.definition] as const;
        if (was.definition === guard.definition || isWidened(...allows) || isLoosened(...allows)) return [];
        if (isKnown) return [];
        return [`${nameGuard(guard)} is stricter or different`];
      }),
    // "on conflict" of the release before names its columns.
    ...before.guards
      .filter((guard) => isUnique(guard) && !left.has(nameGuard(guard)) && !isRepeated(guard))
      .map((guard) => `${nameGuard(guard)} is gone`),
  ];
}

/**
 * What a server of the release before cannot run with: what it reads is gone or of another type, or what it
 * writes is refused. Triggers are not judged.
 */
export const listBreakingChanges = (before: StoredSchema, after: StoredSchema): string[] => [
  ...listColumnChanges(before, after),
  ...listGuardChanges(before, after),
];
