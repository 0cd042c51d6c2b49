import { readFileSync } from 'node:fs';

import { openTestDatabase, type OpenTestDatabase } from '../../test/harness/test-database';
import { getKind, isArray, isJson, readStoredColumns } from '../../test/table-types/read-stored-columns';
import { readTableTypes, type ColumnType } from '../../test/table-types/read-table-types';
import { MIGRATED_FILE, writeMigrated } from '../../test/table-types/write-migrated';
import type { Db } from './connect';

// The compiler reads Kysely, Node and the contract.
jest.setTimeout(120_000);

let database: OpenTestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

test('the list of migrations and the types of their tables are what `npm run tables` writes', async () => {
  expect(readFileSync(MIGRATED_FILE, 'utf8')).toBe(writeMigrated(await readStoredColumns(db)));
});

/** Filled in by triggers where the code gives none. */
const filledByTriggers = ['trips.plate'];

test('the tables as the code narrows them still are those of the migrated schema', async () => {
  const typed = readTableTypes();
  const stored = new Map<string, Map<string, ColumnType>>();
  for (const { table, column, type, isNullable, hasDefault } of await readStoredColumns(db)) {
    const columns = stored.get(table) ?? new Map<string, ColumnType>();
    const isOptional = isNullable || hasDefault || filledByTriggers.includes(`${table}.${column}`);
    const kind = isJson(type) || isArray(type) ? 'object' : getKind(type);
    columns.set(column, { kind, isNullable, isOptional });
    stored.set(table, columns);
  }
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
