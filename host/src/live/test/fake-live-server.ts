import {
  customerFilledKind,
  tripChangedKind,
  type LiveEnquiry,
  type LiveTripChanged,
} from '@portal/shared/contract';
import { buildLiveEnquiry } from './live-enquiry';

const encoder = new TextEncoder();
const SERVER_TIME = '2026-01-01T08:00:00.000Z';
const frame = (name: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

interface Connection {
  send(text: string): void;
  close(): void;
  cut(): void;
}

/**
 * The server's side of the connection, for tests: it keeps its events and continues after `Last-Event-ID`.
 */
export function createFakeLiveServer() {
  const events: { readonly id: number; readonly text: string }[] = [];
  const calls: {
    readonly at: number;
    readonly lastEventId: string | null;
    readonly bearer: string | null;
  }[] = [];
  const open = new Set<Connection>();
  /** Answers a call in place of the stream, for example with a refusal. */
  let answer: (call: number) => Response | null = () => null;
  /** After how many bytes a connection breaks. */
  let budget: () => number = () => Infinity;

  function stream(signal: AbortSignal, begin: string): Response {
    const waiting: Uint8Array[] = [];
    let left = budget();
    let wake: (() => void) | undefined;
    let over: 'closed' | 'cut' | null = null;
    const push = (change: () => void) => {
      change();
      wake?.();
    };
    const finish = (ending: 'closed' | 'cut') =>
      push(() => {
        over ??= ending;
        open.delete(connection);
      });
    const connection: Connection = {
      send: (text) => push(() => void waiting.push(encoder.encode(text))),
      close: () => finish('closed'),
      cut: () => finish('cut'),
    };
    connection.send(begin);
    open.add(connection);
    signal.addEventListener('abort', connection.cut);
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          while (waiting.length === 0 && over === null && left > 0)
            await new Promise<void>((resolve) => (wake = resolve));
          const chunk = waiting.shift();
          if (left <= 0 || (!chunk && over === 'cut')) {
            open.delete(connection);
            return controller.error(new TypeError('network error'));
          }
          if (!chunk) return controller.close();
          controller.enqueue(chunk.slice(0, left));
          left -= chunk.length;
        },
        cancel: connection.close,
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  const fetch = async (_input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const lastEventId = headers.get('last-event-id');
    calls.push({ at: Date.now(), lastEventId, bearer: headers.get('authorization') });
    const instead = answer(calls.length);
    if (instead) return instead;
    const newest = events.at(-1)?.id ?? 0;
    const resumed = lastEventId !== null && Number(lastEventId) <= newest;
    const position = resumed ? Number(lastEventId) : newest;
    const missed = events.filter(({ id }) => id > position).map(({ text }) => text);
    return stream(
      init.signal as AbortSignal,
      frame('ready', { resumed, serverTime: SERVER_TIME }, position) + missed.join(''),
    );
  };
  const toAll = (act: (connection: Connection) => void) => [...open].forEach(act);

  return {
    fetch: fetch as typeof globalThis.fetch,
    calls,
    open,
    /** Something happened: event `id`, about the enquiry of that name. */
    happen(id = (events.at(-1)?.id ?? 0) + 1, kind: LiveEnquiry['kind'] = 'created') {
      const text = frame(kind, buildLiveEnquiry(`e${id}`, kind), id);
      events.push({ id, text });
      toAll(({ send }) => send(text));
    },
    /** A customer has sent their form: event `id`. */
    fillIn(id: number, customerName: string) {
      const filled = {
        kind: customerFilledKind,
        at: SERVER_TIME,
        customerId: 'c1',
        bookingId: 'b1',
        customerName,
      };
      const text = frame(customerFilledKind, filled, id);
      events.push({ id, text });
      toAll(({ send }) => send(text));
    },
    /** A trip was cancelled: event `id`. */
    cancelTrip(id: number, bookingId: string) {
      const change: LiveTripChanged = {
        kind: tripChangedKind,
        at: SERVER_TIME,
        bookingId,
        status: 'CANCELLED',
      };
      const text = frame(tripChangedKind, change, id);
      events.push({ id, text });
      toAll(({ send }) => send(text));
    },
    send: (text: string) => toAll((connection) => connection.send(text)),
    end(reason: string) {
      toAll((connection) => {
        connection.send(frame('end', { reason }));
        connection.close();
      });
    },
    cut: () => toAll((connection) => connection.cut()),
    sendAnswer: (next: typeof answer) => void (answer = next),
    breakAfter: (next: typeof budget) => void (budget = next),
    forget: () => void events.splice(0),
  };
}
