// Columns of PostgreSQL's catalogue and names of its parser. cspell:ignore dynexecute functiondef lanname prolang proname pronamespace regnamespace tgfoid tgrelid tgisinternal
import { loadModule, parsePlPgSQLSync } from 'libpg-query';
import { sql } from 'kysely';

import type { Db } from '../../src/database/connect';
import { toCamelCase } from '../table-types/read-stored-columns';
import { findCrossings } from './find-crossings';
import { readSchema } from './read-schema';
import { ownerColumns, OWNER, NONE, type Named, type Schema } from './scope';
import { isPart, open } from './syntax';

interface StoredFunction {
  readonly name: string;
  readonly definition: string;
  /** Whose triggers call it. */
  readonly tables: readonly string[];
}

const readFunctions = async (db: Db): Promise<StoredFunction[]> => {
  const { rows } = await sql<StoredFunction>`
    select proname as name, pg_get_functiondef(p.oid) as definition, (
      select coalesce(array_agg(distinct c.relname::text), '{}') from pg_trigger
      join pg_class c on c.oid = tgrelid where tgfoid = p.oid and not tgisinternal) as tables
    from pg_proc p join pg_language l on l.oid = prolang
    where pronamespace = current_schema()::regnamespace and lanname = 'plpgsql' order by 1`.execute(db);
  return rows;
};

/** What the parser says of an expression: a whole statement, a value, or a variable that gets a value. */
const toStatement = (query: string, mode: unknown): string =>
  mode === 0 ? query : `select ${mode === 2 ? query : query.slice(query.indexOf(':=') + 2)}`;

function listStatements(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listStatements);
  if (!isPart(value)) return [];
  if ('PLpgSQL_stmt_dynexecute' in value)
    throw new Error('A statement that is built at run time is not read');
  const expression = open(value, 'PLpgSQL_expr');
  if (!expression) return Object.values(value).flatMap(listStatements);
  const { query, parseMode } = expression;
  // The owner of the row that the trigger is about is known like a parameter.
  const known = String(query).replaceAll(/\b(?:new|old)\.(?:company|user|owner)_id\b/g, '$1');
  return [toStatement(known, parseMode)];
}

/** The rows that a trigger's statement has changed: each says its owner. */
function nameRows(schema: Schema, tables: readonly string[]): Named {
  const columns = [
    ...new Set(tables.flatMap((table) => [...(schema.columns.get(toCamelCase(table)) ?? [])])),
  ];
  const outputs = columns.map((name) => ({ name, marks: ownerColumns.includes(name) ? OWNER : NONE }));
  return new Map(['newRows', 'oldRows'].map((name) => [name, outputs]));
}

/** The functions of the database whose statements reach rows without their owner, each with the tables. */
export async function listFunctionCrossings(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  await loadModule();
  const schema = await readSchema(db);
  return Object.fromEntries(
    (await readFunctions(db)).flatMap(({ name, definition, tables }) => {
      const found = listStatements(parsePlPgSQLSync(definition)).flatMap((statement) =>
        findCrossings(schema, statement, nameRows(schema, tables)).map(({ table }) => table),
      );
      return found.length > 0 ? [[name, [...new Set(found)].sort()]] : [];
    }),
  );
}
