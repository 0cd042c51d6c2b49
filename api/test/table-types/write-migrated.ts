import { readdirSync } from 'node:fs';
import path from 'node:path';

import { getKind, isArray, isJson, type StoredColumn } from './read-stored-columns';

const FOLDER = path.join(import.meta.dirname, '../../src/database/migrations');

/** The file that `npm run tables` writes. */
export const MIGRATED_FILE = path.join(FOLDER, 'all.ts');

const listSteps = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

/** `followUps` for `0007-follow-ups`. */
const toVariable = (step: string): string =>
  step.slice('0000-'.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const writeSteps = (steps: readonly string[]): string =>
  `${steps.map((step) => `import * as ${toVariable(step)} from './${step}';\n`).join('')}
/** In order of name. A released step is never changed; a new one is added. */
export const migrations: Record<string, Migration> = {
${steps.map((step) => `  '${step}': ${toVariable(step)},\n`).join('')}};
`;

type Stored = Pick<StoredColumn, 'isNullable' | 'hasDefault' | 'isDerived'>;

function writeType(type: string, { isNullable, hasDefault, isDerived }: Stored): string {
  if (isJson(type) && !isDerived) return isNullable ? 'NullableJson' : hasDefault ? 'GeneratedJson' : 'Json';
  const kind = isJson(type) ? 'unknown' : isArray(type) ? `${getKind(type.slice(1))}[]` : getKind(type);
  const value = isNullable ? `${kind} | null` : kind;
  if (isDerived) return `Derived<${value}>`;
  if (kind === 'Date') return isNullable ? 'NullableStamp' : hasDefault ? 'Stamp' : 'RequiredStamp';
  // Kysely lets an insert leave out what may be null.
  return hasDefault && !isNullable ? `Generated<${value}>` : value;
}

const toTypeName = (table: string): string => `${table[0]?.toUpperCase() ?? ''}${table.slice(1)}`;

const writeInterface = (name: string, members: readonly string[]): string =>
  `export interface ${name} {\n${members.map((member) => `  ${member};\n`).join('')}}\n`;

function writeTables(columns: readonly StoredColumn[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const types = tables.map((table) => {
    const tableColumns = columns.filter((stored) => stored.table === table);
    const members = tableColumns.map((stored) => `${stored.column}: ${writeType(stored.type, stored)}`);
    return writeInterface(toTypeName(table), members);
  });
  const all = tables.map((table) => `${table}: ${toTypeName(table)}`);
  return `${types.join('\n')}
/** Every table of a country's schema, in camelCase; the database has them in snake_case. */
${writeInterface('MigratedTables', all)}`;
}

/** The list of migrations, and the types of the tables that they make, as Prettier formats them. */
export const writeMigrated = (columns: readonly StoredColumn[]): string =>
  `// Written by \`npm run tables\` from the files of this folder and the schema that they make.
import type { Generated, Migration } from 'kysely';

import type {
  Derived,
  GeneratedJson,
  Json,
  NullableJson,
  NullableStamp,
  RequiredStamp,
  Stamp,
} from './column-types';
${writeSteps(listSteps())}
${writeTables(columns)}`;
