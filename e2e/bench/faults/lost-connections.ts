import { setInterval as every } from 'node:timers/promises';
import type { Context } from '../benchmark/benchmark';
import { createReads } from '../server/calls';
import { createClient } from '../server/client';
import { openLoop } from '../server/open-loop';
import type { Load } from '../server/open-loop';
import { registerSupplier } from '../support/agent';
import { endConnections } from '../support/database';
import { startStack } from '../support/stack';

export interface LostConnections {
  readonly load: Load;
  /** How many connections were ended. */
  readonly ended: number;
}

/** 200 reads per second while all database connections are ended once a second. */
export async function measureLostConnections({ cleanUp, full }: Context): Promise<LostConnections> {
  const stack = await startStack({ cleanUp });
  const read = await createReads([await registerSupplier(stack)]);
  const send = createClient(cleanUp);
  const stop = new AbortController();
  let ended = 0;
  const ending = (async () => {
    for await (const _ of every(1000, undefined, { signal: stop.signal }))
      ended += await endConnections(stack.dataFolder);
  })().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  const load = await openLoop({
    perSecond: 200,
    seconds: full ? 60 : 10,
    send: (number) => send(read(number)),
  });
  stop.abort();
  await ending;
  await stack.stop();
  return { load, ended };
}
