import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listDescendants } from '../../bench/support/processes';
import { stack } from '../../fixtures/stack';

/** The id of the API process in the stack of the tests. */
export async function findApiPid(): Promise<number> {
  const { pid } = JSON.parse(readFileSync(path.join(stack.dataFolder, 'portal.lock'), 'utf8')) as {
    pid: number;
  };
  const api = (await listDescendants(pid)).find(({ command }) => /\/api\/dist\/.*server\.mjs$/.test(command));
  if (!api) throw new Error('The API does not run.');
  return api.pid;
}
