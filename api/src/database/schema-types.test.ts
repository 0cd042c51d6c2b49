import { sql } from 'kysely';
import { createTestDatabase } from '../../test/harness/test-database';
import { readTableTypes, type ColumnType } from '../../test/harness/read-table-types';
import { connectDatabase, type Db } from './connect';

// The compiler reads Kysely, Node and the contract.
jest.setTimeout(120_000);

interface StoredColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connectDatabase({ url: database.url, schema: 'ae' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** What the driver makes of a column's type. */
const kinds: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'Date',
  json: 'object',
  jsonb: 'object',
};
const getKind = (type: string): string => (type.startsWith('_') ? 'object' : (kinds[type] ?? 'string'));

async function readStoredColumns(): Promise<StoredColumn[]> {
  const { rows } = await sql<StoredColumn>`
    select c.relname as "table", a.attname as "column", t.typname as "type",
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'kysely_%'`.execute(db);
  return rows;
}

/** Written and read by triggers and plain SQL alone. */
const tablesWithoutType = ['tripSearches'];
/** Filled in by triggers where the code gives none. */
const filledByTriggers = ['trips.plate'];

test('the types of the tables are those of the migrated schema', async () => {
  const typed = readTableTypes();
  const stored = new Map<string, Map<string, ColumnType>>();
  for (const { table, column, type, isNullable, hasDefault } of await readStoredColumns()) {
    const columns = stored.get(toCamelCase(table)) ?? new Map<string, ColumnType>();
    const isFilled = filledByTriggers.includes(`${toCamelCase(table)}.${toCamelCase(column)}`);
    const isOptional = isNullable || hasDefault || isFilled;
    columns.set(toCamelCase(column), { kind: getKind(type), isNullable, isOptional });
    stored.set(toCamelCase(table), columns);
  }
  for (const table of tablesWithoutType) stored.delete(table);
  const describeColumns = (tables: typeof typed) =>
    [...tables].flatMap(([table, columns]) =>
      [...columns].map(([column, { kind, isNullable, isOptional }]) => {
        // The code may require a value where the database has a default, not the other way round.
        const isRequired = !isOptional && !stored.get(table)?.get(column)?.isOptional;
        return `${table}.${column}: ${kind}${isNullable ? ' or null' : ''}${isRequired ? ', required' : ''}`;
      }),
    );
  expect(describeColumns(typed).sort()).toEqual(describeColumns(stored).sort());
});
