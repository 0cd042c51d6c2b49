import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../benchmark/benchmark';
import { addAccount, startKeyedWriting } from '../faults/keyed-writes';
import { createReads } from '../server/calls';
import { createClient } from '../server/client';
import { openLoop, type Load } from '../server/open-loop';
import type { Desk } from '../support/desk';
import type { PgBouncer } from './start-pgbouncer';

const KILLS = 3;
const PAUSE = 3000;
const DOWN = 1000;

export interface Restarts {
  readonly kills: number;
  readonly reads: Load;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** kill -9 of PgBouncer, which starts again a second later, under reads and under writes with keys. */
export async function measureRestarts(
  { cleanUp }: Pick<Context, 'cleanUp'>,
  pgBouncer: PgBouncer,
  [reader, writer]: readonly [Desk, Desk],
): Promise<Restarts> {
  const writing = startKeyedWriting(writer, await addAccount(writer, 1));
  const read = await createReads([reader]);
  const send = createClient(cleanUp);
  const reading = openLoop({
    perSecond: 50,
    seconds: ((PAUSE + DOWN) * (KILLS + 1)) / 1000,
    send: (number) => send(read(number)),
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(PAUSE);
    await pgBouncer.kill();
    await delay(DOWN);
    await pgBouncer.start();
    await writing.answered();
  }
  const reads = await reading;
  await writing.stop();
  return { kills: KILLS, reads, acknowledged: writing.acknowledged(), ...(await writing.compare(writer)) };
}
