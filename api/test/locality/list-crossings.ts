import { loadModule } from 'libpg-query';

import type { Db } from '../../src/database/connect';
import { findCrossings } from './find-crossings';
import { readSchema } from './read-schema';

/** The files whose statements reach rows without their owner, each with the tables. */
export async function listCrossings(
  db: Db,
  statements: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await loadModule();
  const schema = await readSchema(db);
  const found = new Map<string, Set<string>>();
  for (const [statement, file] of statements)
    for (const { table } of findCrossings(schema, statement))
      found.set(file, (found.get(file) ?? new Set()).add(table));
  return Object.fromEntries([...found].map(([file, tables]) => [file, [...tables].sort()]));
}
