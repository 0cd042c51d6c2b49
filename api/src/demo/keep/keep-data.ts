import { isCountryCode } from '@portal/shared/contract';
import { readConfig } from '../../config';
import { openDatabases } from '../../start/databases/databases';
import { createStack } from '../../start/databases/stack';
import { createRowKeeper } from './keep-rows';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/**
 * Runs next to a server and follows its parent process: `keep` the current data, `restore` it. Never for a
 * real installation.
 */
async function main(code: string): Promise<void> {
  if (!isCountryCode(code)) throw new Error(`There is no country "${code}".`);
  const config = readConfig();
  if (config.env === 'production') throw new Error('Data is thrown away here: not for production.');
  const stack = createStack();
  const report = { progress: () => undefined, ready: () => undefined };
  const opened = await openDatabases({ config, report, stack, onConnectionError: () => undefined });
  const db = opened.get(code)?.db;
  if (db === undefined) throw new Error(`${code} is not configured.`);
  const keeper = createRowKeeper(db, code);
  const answer = (message: object) => process.send?.(message);
  process.on('message', (command) => {
    const work = command === 'keep' ? keeper.keep() : keeper.restore();
    work.then(
      (changed) => answer({ done: command, changed }),
      (error: unknown) => answer({ failed: getErrorText(error) }),
    );
  });
  process.on('disconnect', () => {
    void stack.unwind(console.error).then(() => process.exit(0));
  });
  answer({ done: 'ready' });
}

await main(process.argv[2] ?? '');
