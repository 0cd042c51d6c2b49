import { runApi } from './desk';
import type { Stack } from './stack';

/** Approves the newest company that waits for it, as the operator does. */
export async function approveCompany(stack: Pick<Stack, 'dataFolder'>, name: string): Promise<void> {
  const { stdout } = await runApi(stack, 'operator/cli.ts', 'list', '--country', 'ae', '--status', 'PENDING');
  const line = stdout.split('\n').find((text) => text.includes(name));
  const [companyId] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(line ?? '') ?? [];
  if (!companyId) throw new Error(`The company ${name} does not wait for its approval:\n${stdout}`);
  await runApi(stack, 'operator/cli.ts', 'approve', companyId, '--country', 'ae');
}
