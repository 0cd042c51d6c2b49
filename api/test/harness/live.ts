import { enquiryEndpoints, type LiveEnquiry } from '@portal/shared/contract';
import type { TestApp } from './start-test-app';

export interface ReceivedEvent {
  readonly id: number | null;
  readonly name: string;
  readonly data: unknown;
}

/** A browser's side of the stream. */
export interface LiveReader {
  readonly status: number;
  readonly headers: Headers;
  readonly events: ReceivedEvent[];
  readonly comments: string[];
  /** The events of enquiries, without those of the stream itself. */
  readonly enquiries: { id: number; data: LiveEnquiry }[];
  /** Resolves as soon as the condition holds; fails when the stream ends before. */
  until(holds: () => boolean): Promise<void>;
  readonly ended: Promise<void>;
  /** Cuts the connection. */
  cut(): void;
}

export async function openLive(
  app: Pick<TestApp, 'base'>,
  token: string,
  lastEventId?: number | string,
): Promise<LiveReader> {
  const controller = new AbortController();
  const response = await fetch(`${app.base}${enquiryEndpoints.live.path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: controller.signal,
  });
  const events: ReceivedEvent[] = [];
  const comments: string[] = [];
  const enquiries: LiveReader['enquiries'] = [];
  const waiting = new Set<() => void>();
  let over = false;

  function take(block: string): void {
    if (block.startsWith(':')) return void comments.push(block);
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const event = {
      id: field('id') === undefined ? null : Number(field('id')),
      name: field('event') ?? '',
      data: JSON.parse(field('data') ?? 'null') as unknown,
    };
    events.push(event);
    if (!['ready', 'end'].includes(event.name))
      enquiries.push({ id: event.id ?? 0, data: event.data as LiveEnquiry });
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of response.body ?? []) {
        const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        blocks.forEach(take);
        waiting.forEach((check) => check());
      }
    } catch {
      // Cut, by this side or by the other.
    }
    over = true;
    waiting.forEach((check) => check());
  }
  const ended = read();

  return {
    status: response.status,
    headers: response.headers,
    events,
    comments,
    enquiries,
    ended,
    until: (holds) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (holds()) resolve();
          else if (over) reject(new Error(`The stream ended before: ${JSON.stringify(events.slice(-3))}`));
          else return;
          waiting.delete(check);
        };
        waiting.add(check);
        check();
      }),
    cut: () => controller.abort(),
  };
}
