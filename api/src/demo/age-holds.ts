import { parseArgs } from 'node:util';

import { sql } from 'kysely';

import { lapseHolds } from '../domains/rentals';
import { openCompanyData } from './open-company-data';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const options = {
  country: { type: 'string', default: 'ae' },
  company: { type: 'string' },
  hours: { type: 'string', default: '25' },
} as const;

/** Makes a supplier's trips that have not started look as if nobody had touched them for this many hours. */
async function main(words: readonly string[]): Promise<void> {
  const { country, company, hours } = parseArgs({ args: [...words], options }).values;
  if (company === undefined) throw new Error('Usage: --country ae|in --company <id> [--hours number]');
  await openCompanyData(country, company, async (deps, { companyId }) => {
    await deps.db
      .updateTable('trips')
      .set({ heldUntil: sql<Date>`held_until - make_interval(hours => ${Number(hours)}::int)` })
      .where('companyId', '=', companyId)
      .where('status', '=', 'INCOMPLETE')
      .execute();
    await lapseHolds(deps);
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
}
