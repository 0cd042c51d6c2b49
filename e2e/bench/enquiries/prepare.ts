import { runApi, type Desk } from '../support/desk';
import type { Stack } from '../support/stack';

interface Amount {
  readonly rows: number;
  readonly live: number;
}

/** Enquiries of three months and more, the live ones with twenty minutes and more to go. */
export async function fillDesk(stack: Stack, { companyId }: Desk, { rows, live }: Amount): Promise<void> {
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
