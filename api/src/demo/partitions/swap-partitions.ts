import { parseArgs } from 'node:util';

import { openCompanyData } from '../open-company-data';
import { partitionTables } from './partition-tables';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = { country: { type: 'string', default: 'ae' }, company: { type: 'string' } } as const;

/** Puts partitions in the place of the country's largest tables. */
async function main(words: readonly string[]): Promise<void> {
  const { country, company } = parseArgs({ args: [...words], options }).values;
  if (company === undefined) throw new Error('Usage: --country ae|in --company <id>');
  await openCompanyData(country, company, ({ db }) => partitionTables(db, country));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
