import type { Db } from '../../src/database/connect';
import { readStoredColumns } from '../table-types/read-stored-columns';
import type { Schema } from './scope';
import { owners } from './owners';

/** The columns of the migrated schema, and the owners of its tables. */
export async function readSchema(db: Db): Promise<Schema> {
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of await readStoredColumns(db))
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  const owned = Object.entries(owners).flatMap(([table, owner]) =>
    'shared' in owner ? [] : [[table, owner] as const],
  );
  return { columns, owners: new Map(owned) };
}
