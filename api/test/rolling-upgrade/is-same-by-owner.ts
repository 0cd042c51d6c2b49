import type { Guard } from '../../src/database/tables/platform';

interface KeyParts {
  /** All but the columns. */
  readonly kind: string;
  /** `trip_id`, or for a foreign key `trip_id = trips.id`. */
  readonly columns: readonly string[];
  readonly onDelete: string;
}

const split = (list: string | undefined): string[] => (list ?? '').split(',').map((column) => column.trim());

/** Null for a guard that is no key. */
function readKey({ definition }: Guard): KeyParts | null {
  const reference = /^FOREIGN KEY \((.*)\) REFERENCES (\w+)\(([^)]*)\)(?: ON DELETE (.*))?$/.exec(definition);
  if (reference) {
    const [, columns, parent = '', parentColumns, onDelete = ''] = reference;
    const others = split(parentColumns);
    const pairs = split(columns).map((column, index) => `${column} = ${parent}.${others[index]}`);
    return { kind: `reference to ${parent}`, columns: pairs, onDelete };
  }
  const unique =
    /^(PRIMARY KEY|UNIQUE|EXCLUDE USING \w+|CREATE UNIQUE INDEX \w+ ON \w+ USING \w+) \((.*?)\)( WHERE .*)?$/.exec(
      definition,
    );
  if (!unique) return null;
  const [, kind = '', columns, condition = ''] = unique;
  return {
    kind: `${kind.startsWith('EXCLUDE') ? kind : 'unique'}${condition}`,
    columns: split(columns),
    onDelete: '',
  };
}

const namesOwner = (column: string): boolean => /^(?:company|user|owner)_id\b/.test(column);

/**
 * Whether a key is another one with its owner as a further column. Each row and what it refers to have the same owner,
 * so the key allows what the other one allowed. A trigger may do what `on delete set null` did: PostgreSQL 14 cannot
 * leave the owner out of it.
 * @param guards those after the step
 */
export function isSameByOwner(before: Guard, after: Guard, guards: readonly Guard[]): boolean {
  const [was, now] = [readKey(before), readKey(after)];
  if (!was || !now || was.kind !== now.kind) return false;
  const parent = was.kind.replace(/^reference to /, '');
  const isEmptied = guards.some(
    ({ kind, table, definition }) =>
      kind === 'trigger' && table === parent && definition.includes(' BEFORE DELETE ON '),
  );
  return (
    (was.onDelete === now.onDelete || (was.onDelete === 'SET NULL' && now.onDelete === '' && isEmptied)) &&
    was.columns.every((column) => now.columns.includes(column)) &&
    now.columns.every((column) => was.columns.includes(column) || namesOwner(column))
  );
}
