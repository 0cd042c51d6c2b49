import { limits } from '@portal/shared/contract';
import { readAnswer } from './read-answer';
import { readEvents } from './read-events';
import { readMessage, type LiveMessage } from './read-message';

export interface Received {
  readonly message: Extract<LiveMessage, { kind: 'ready' | 'heard' | 'unreadable' }>;
  /** When the call was sent, by the browser's clock. */
  readonly sent: number;
}

/**
 * How a connection ended. `over`: it can be opened again, `bidden` when the server itself asked for that, after `wait` at
 * the earliest; `stood` when events could have arrived over it.
 */
export type Outcome =
  | { readonly kind: 'absent' | 'refused' }
  | { readonly kind: 'over'; readonly stood: boolean; readonly bidden: boolean; readonly wait: number };

export interface Connecting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly hear: (received: Received) => void;
  readonly fetch: typeof globalThis.fetch;
}

/** Opens the connection once and reads it until it ends. The silence of two heartbeats is an end too. */
export async function connect({ url, headers, signal, hear, fetch }: Connecting): Promise<Outcome> {
  const cut = new AbortController();
  const abort = () => cut.abort();
  signal.addEventListener('abort', abort);
  let silence = setTimeout(abort, 2 * limits.live.heartbeat);
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(abort, 2 * limits.live.heartbeat);
  };
  let stood = false;
  try {
    const sent = Date.now();
    // Low: it must not delay what the first view needs.
    const response = await fetch(url, {
      headers: { ...headers, accept: 'text/event-stream' },
      cache: 'no-store',
      priority: 'low',
      signal: cut.signal,
    });
    const answer = readAnswer(response);
    if (answer.kind === 'later') return { kind: 'over', stood, bidden: false, wait: answer.wait };
    if (answer.kind !== 'open') return answer;
    for await (const event of readEvents(answer.body, alive)) {
      // Closed by a listener of the event before.
      if (signal.aborted) break;
      const message = readMessage(event);
      if (message.kind === 'unknown') continue;
      if (message.kind === 'end') return { kind: 'over', stood, bidden: message.reason !== 'fault', wait: 0 };
      if (message.kind === 'ready') stood = true;
      if (message.kind === 'unreadable') console.warn('An event of the live line cannot be read', event);
      hear({ message, sent });
    }
    return { kind: 'over', stood, bidden: false, wait: 0 };
  } catch {
    return { kind: 'over', stood, bidden: false, wait: 0 };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    // Frees a connection whose answer was not read to its end.
    cut.abort();
  }
}
