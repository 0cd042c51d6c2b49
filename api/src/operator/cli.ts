import { countries, type CountryCode } from '@portal/shared/contract';
import { ConfigError, readConfig } from '../config';
import { DatabaseStartError } from '../database/embedded/database-start-error';
import { MigrationError } from '../database/migrate';
import { systemClock } from '../deps';
import { createPrinter } from '../documents/printer';
import { createMailer } from '../mail/create-mailer';
import { AppProblem } from '../plugins/problem';
import { openDatabases } from '../start/databases/databases';
import { createStack } from '../start/databases/stack';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { StartError } from '../start/databases/start-error';
import { readCommand, usage, UsageError } from './arguments';
import { runCommand } from './commands';
import type { OperatorDeps } from './deps-by-country';
import { listAddresses } from './status/list-addresses';
import { reportStatus } from './status/report-status';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const expected = [ConfigError, StartError, DatabaseStartError, MigrationError, AppProblem];

/**
 * Works next to a running server and without one: an embedded database that is not running is started
 * temporarily.
 */
async function main(words: readonly string[]): Promise<number> {
  const stack = createStack();
  try {
    const config = readConfig();
    if (words.length === 1 && words[0] === 'status') {
      const { text, isReady } = await reportStatus(listAddresses(config), Date.now());
      console.log(text);
      return isReady ? 0 : 1;
    }
    const command = readCommand(words, config.countries);
    const report = { progress: () => undefined, ready: () => undefined };
    const printer = createPrinter(console.error);
    stack.push(() => printer.stop());
    const byCountry = new Map<CountryCode, OperatorDeps>();
    if (command.name !== 'help')
      for (const [code, { db }] of await openDatabases({
        config,
        report,
        stack,
        onConnectionError: () => undefined,
      }))
        byCountry.set(code, {
          country: countries[code],
          db,
          clock: systemClock,
          printer,
          mail: createMailer({ config, db, log: quiet }),
        });
    console.log(await runCommand(command, byCountry));
    for (const { mail } of byCountry.values()) await mail.stop();
    return 0;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
    else console.error(expected.some((kind) => error instanceof kind) ? getErrorText(error) : error);
    return error instanceof UsageError ? 2 : 1;
  } finally {
    await stack.unwind(console.error);
  }
}

process.exitCode = await main(process.argv.slice(2));
