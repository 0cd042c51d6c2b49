import type { Context, Figure } from '../benchmark/benchmark';
import { signInAgain } from '../support/agent';
import { killDatabase } from '../support/database';
import { poll } from '../../fixtures/poll';
import { openRentalDesk } from '../support/rental-desk';
import { startStack } from '../support/stack';
import { addAccount, startKeyedWriting } from './keyed-writes';

/** The number of kills that the guarantee is counted over. */
const kills = 40;

/** kill -9 of the database under four writers that repeat unacknowledged writes with the same key. */
export async function measureKillsUnderKeys({
  cleanUp,
  say,
}: Pick<Context, 'cleanUp' | 'say'>): Promise<Figure[]> {
  const stack = await startStack({ cleanUp });
  let supplier = await openRentalDesk(stack, { vehicles: 1, customers: 1 });
  const total = { acknowledged: 0, lost: 0, doubled: 0, answeredMs: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    supplier = await signInAgain(supplier);
    const writing = startKeyedWriting(supplier, await addAccount(supplier, kill));
    await poll(() => writing.acknowledged() >= 20 || undefined, { description: 'writes', timeoutMs: 30_000 });
    await killDatabase(stack.dataFolder);
    await poll(async () => (await stack.isReady()) || undefined, {
      description: 'getting well',
      timeoutMs: 60_000,
    });
    const answeredMs = await writing.answered();
    await writing.stop();
    const { lost, doubled } = await writing.compare(supplier);
    say(
      `kill ${kill}/${kills}: ${writing.acknowledged()} acknowledged, ${lost} lost, ${doubled} done twice, all answered ${answeredMs.toFixed(0)} ms after recovery`,
    );
    total.acknowledged += writing.acknowledged();
    total.lost += lost;
    total.doubled += doubled;
    total.answeredMs = Math.max(total.answeredMs, answeredMs);
  }
  await stack.stop();
  const title = `kill -9 of the database under keyed writes, ${kills} times`;
  return [
    {
      label: `${title}: lost of ${total.acknowledged} acknowledged`,
      value: total.lost,
      unit: 'count',
      bar: { atMost: 0 },
    },
    { label: `${title}: done twice`, value: total.doubled, unit: 'count', bar: { atMost: 0 } },
    {
      label: `${title}: longest until a repeat is answered after recovery`,
      value: total.answeredMs,
      unit: 'ms',
      bar: { atMost: 2000 },
    },
  ];
}
