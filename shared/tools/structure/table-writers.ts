import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Code that builds, fills or restores the whole database writes every table. */
const everyTable = ['database/migrations/', 'database/reference-data/', 'demo/', 'backup/'];

const builder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'([A-Za-z]+)(?:\s+as\s+\w+)?'/g;
const statements = [
  /\binsert\s+into\s+([a-z_]+)/g,
  /\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g,
  /\bdelete\s+from\s+([a-z_]+)/g,
];

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** The tables that a source text inserts into, updates or deletes from, through the query builder or in SQL. */
export function listWrittenTables(source: string): string[] {
  const named = [...source.matchAll(builder)].map(([, table = '']) => table);
  const inSql = statements.flatMap((statement) =>
    [...source.matchAll(statement)].map(([, table = '']) => toCamelCase(table)),
  );
  return [...new Set([...named, ...inSql])];
}

/** Which files of the server's sources write each table. */
export function findTableWriters(sources: string): Map<string, string[]> {
  const writers = new Map<string, string[]>();
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.split(sep).join('/');
    if (
      !file.endsWith('.ts') ||
      file.endsWith('.test.ts') ||
      everyTable.some((folder) => file.startsWith(folder))
    )
      continue;
    for (const table of listWrittenTables(readFileSync(join(sources, path), 'utf8')))
      writers.set(table, [...(writers.get(table) ?? []), file]);
  }
  return writers;
}

/** A line for each table that more than one file writes. */
export const listSharedTables = (sources: string): string[] =>
  [...findTableWriters(sources)].flatMap(([table, files]) =>
    files.length > 1 ? [`${table}: ${files.join(', ')}`] : [],
  );

/** A line for each file of a domain that writes a table and is not called a repository. */
export const listMisnamedWriters = (sources: string): string[] =>
  [...findTableWriters(sources)].flatMap(([table, files]) =>
    files
      .filter((file) => file.startsWith('domains/') && !file.endsWith('-repository.ts'))
      .map((file) => `${table}: ${file}`),
  );
