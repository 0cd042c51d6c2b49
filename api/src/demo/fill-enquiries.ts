import { countries, isCountryCode } from '@portal/shared/contract';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { systemClock } from '../deps';
import { openDatabases } from '../start/databases';
import { createStack } from '../start/stack';
import { addMany } from './add-many';

/** Gives a supplier a long history, beside a running server: for the benchmarks, never for a real installation. */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      country: { type: 'string', default: 'ae' },
      company: { type: 'string' },
      rows: { type: 'string', default: '10000' },
      live: { type: 'string', default: '500' },
    },
  });
  const { country: code, company: companyId } = values;
  if (!isCountryCode(code) || companyId === undefined)
    throw new Error('Usage: --country ae|in --company <id> [--rows number] [--live number]');
  const config = readConfig();
  if (config.env === 'production') throw new Error('Made-up enquiries are not for production.');
  const stack = createStack();
  try {
    const report = { progress: () => undefined, ready: () => undefined };
    const opened = await openDatabases({ config, report, stack, onConnectionError: () => undefined });
    const db = opened.get(code)?.db;
    if (db === undefined) throw new Error(`${countries[code].name} is not configured.`);
    const { userId } = await db
      .selectFrom('companies')
      .select('userId')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const amount = { userId, companyId, rows: Number(values.rows), live: Number(values.live) };
    await addMany({ db, clock: systemClock, country: countries[code] }, amount);
  } finally {
    await stack.unwind(console.error);
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
