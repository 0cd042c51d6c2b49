import { enquiryFeed } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { connect, type Received } from './connect';
import { event, waitForFirst, time } from './wait-for-first';
import { pauseAfter } from './pause';

interface Settings {
  readonly portal: Pick<Portal, 'api' | 'capabilities' | 'session'>;
  /** The number of the last event heard, where the next connection continues. */
  readonly position: () => number | null;
  readonly hear: (received: Received) => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly isOnline?: () => boolean;
  readonly random?: () => number;
}

/**
 * Keeps a live connection open until it is closed. Where the server has no live events it gives up silently.
 * @returns closes it
 */
export function openLine(settings: Settings): () => void {
  const closed = new AbortController();
  void keepOpen(settings, closed.signal);
  return () => closed.abort();
}

async function keepOpen(
  {
    portal: { api, capabilities, session },
    position,
    hear,
    fetch = (input, init) => globalThis.fetch(input, init),
    isOnline = () => navigator.onLine,
    random = Math.random,
  }: Settings,
  signal: AbortSignal,
): Promise<void> {
  const token = () => session.get()?.accessToken ?? null;
  let failures = 0;
  let atOnce = false;
  while (!signal.aborted) {
    // Only servers that announce live events are asked, and a later answer may announce them.
    if (!capabilities.has('live-enquiries')) {
      await waitForFirst(signal, capabilities.subscribe);
      continue;
    }
    if (!isOnline()) {
      await waitForFirst(signal, event(window, 'online'));
      continue;
    }
    const sentToken = token();
    const { url, headers } = api.request(enquiryFeed.live, {});
    const last = position();
    if (last !== null) headers['last-event-id'] = String(last);
    const outcome = await connect({ url, headers, signal, hear, fetch });
    if (signal.aborted || outcome.kind === 'absent') return;
    if (outcome.kind !== 'over') {
      // Renewed by this tab or another. If that fails, the session ends and the connection with it.
      while (token() === sentToken && !signal.aborted) await waitForFirst(signal, session.subscribe);
      continue;
    }
    if (outcome.stood) failures = 0;
    // Not twice in a row: a server that ends each new connection at once would be asked without a pause.
    atOnce = outcome.bidden && outcome.stood && !atOnce;
    if (atOnce) continue;
    failures += 1;
    const pause = Math.max(pauseAfter(failures, random), outcome.wait);
    await waitForFirst(signal, time(pause), event(window, 'online'));
  }
}
