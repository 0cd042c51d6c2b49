import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { userEndpoints } from '@portal/shared/contract';
import { registerSupplier, signInAgain, type Supplier } from './agent';
import { call } from './api';
import { root } from './folders';
import type { Stack } from './stack';

const run = promisify(execFile);

export interface Desk extends Supplier {
  readonly agentId: string;
}

/** Runs a program of the API next to the running server, on the same data. */
export const runApi = (stack: Pick<Stack, 'dataFolder'>, script: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', path.join(root, 'api/src', script), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: stack.dataFolder, NODE_ENV: 'development' },
  });

/** A supplier that customers can contact. */
export async function openDesk(stack: Pick<Stack, 'api' | 'dataFolder'>): Promise<Desk> {
  const supplier = await registerSupplier(stack);
  await runApi(stack, 'operator/cli.ts', 'approve', supplier.companyId, '--country', 'ae');
  const { agentId } = await call(supplier, userEndpoints.me, {});
  return { ...supplier, agentId: agentId ?? '' };
}

export const renewSession = signInAgain<Desk>;
