import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDescendants } from '../../bench/support/processes';
import { stack } from '../../fixtures/settings';

/** The number of the API's process in the tests' own stack. */
export async function apiPid(): Promise<number> {
  const { pid } = JSON.parse(readFileSync(path.join(stack.dataFolder, 'portal.lock'), 'utf8')) as {
    pid: number;
  };
  const api = (await listDescendants(pid)).find(({ command }) => /\/api\/dist\/.*server\.mjs$/.test(command));
  if (!api) throw new Error('The API does not run.');
  return api.pid;
}
