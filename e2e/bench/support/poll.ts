import { setTimeout as delay } from 'node:timers/promises';

interface Polling {
  readonly description: string;
  readonly timeoutMs: number;
  readonly everyMs?: number;
}

/** Polls until the answer is not undefined and returns it. @throws when that takes too long, or what the poll throws */
export async function poll<Answer>(
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  { description, timeoutMs, everyMs = 50 }: Polling,
): Promise<Answer> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`${description}: not within ${timeoutMs / 1000} s`);
    await delay(everyMs);
  }
}

/** Whether a GET is soon answered with 200. */
export async function isOk(url: string, headers: Readonly<Record<string, string>> = {}): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    // Nothing listens yet, or any more.
    return false;
  }
}
