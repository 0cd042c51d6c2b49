// A type of PostgreSQL. cspell:ignore regnamespace
import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { openCompanyData } from './open-company-data';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = { country: { type: 'string', default: 'ae' }, company: { type: 'string' } } as const;

/** Prints the bytes of the country's tables, with their indexes. */
async function main(words: readonly string[]): Promise<void> {
  const { country, company } = parseArgs({ args: [...words], options }).values;
  if (company === undefined) throw new Error('Usage: --country ae|in --company <id>');
  await openCompanyData(country, company, async ({ db }) => {
    const { rows } = await sql<{ bytes: string }>`
      select sum(pg_total_relation_size(pg_class.oid)) as bytes
      from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db);
    console.log(rows[0]?.bytes);
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
