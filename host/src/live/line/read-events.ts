import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * The events in the body of a `text/event-stream` as they arrive. The last is left out when the body ends within it.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<EventSourceMessage, void> {
  const complete: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* complete.splice(0);
    }
  } finally {
    // Also when the reader has heard enough.
    reader.cancel().catch(() => undefined);
  }
}
