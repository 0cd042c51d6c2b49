import { runApi, type Desk } from '../support/desk';
import type { Stack } from '../support/stack';

interface Amount {
  readonly rows: number;
  readonly live: number;
}

/** Enquiries of more than three months; the live ones have at least twenty minutes left. */
export async function fillDesk(
  stack: Pick<Stack, 'dataFolder'>,
  { companyId }: Pick<Desk, 'companyId'>,
  { rows, live }: Amount,
): Promise<void> {
  await runApi(
    stack,
    'demo/fill-enquiries.ts',
    '--company',
    companyId,
    '--rows',
    String(rows),
    '--live',
    String(live),
  );
}
