import { parseArgs } from 'node:util';
import { addMany } from './add-many';
import { openCompanyData } from './open-company-data';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  rows: { type: 'string', default: '10000' },
  live: { type: 'string', default: '500' },
} as const;

/** Gives a supplier a long history. */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...words], options });
  if (values.company === undefined)
    throw new Error('Usage: --country ae|in --company <id> [--rows number] [--live number]');
  const amount = { rows: Number(values.rows), live: Number(values.live) };
  await openCompanyData(values.country, values.company, (deps, owner) =>
    addMany(deps, { ...owner, ...amount }),
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
