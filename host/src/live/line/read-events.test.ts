import { readEvents } from './read-events';

const encoder = new TextEncoder();

function buildBodyStream(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      chunks.forEach((chunk) => controller.enqueue(chunk));
      controller.close();
    },
  });
}

async function read(...chunks: readonly (string | Uint8Array)[]) {
  const events = [];
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? encoder.encode(chunk) : chunk));
  for await (const { event, data, id } of readEvents(buildBodyStream(bytes)))
    events.push({ event, data, id });
  return events;
}

test('an event has a name, an id and data', async () => {
  expect(await read('id: 7\nevent: created\ndata: {"a":1}\n\n')).toEqual([
    { event: 'created', data: '{"a":1}', id: '7' },
  ]);
});

test('an id belongs to its own event only', async () => {
  expect(await read('id: 7\ndata: a\n\ndata: b\n\n')).toMatchObject([{ id: '7' }, { id: undefined }]);
});

test('comments and unknown fields are no events; data of several lines is one event', async () => {
  expect(await read(': still here\n\nretry: 5\ncolour: red\ndata: a\ndata: b\n\n')).toMatchObject([
    { data: 'a\nb' },
  ]);
});

test.each(['\n', '\r\n', '\r'])('lines may end with %j', async (end) => {
  const lines = ['id: 1', 'event: created', 'data: a', '', 'data: b', 'data: c', '', ': end'];
  expect(await read(lines.join(end))).toMatchObject([
    { event: 'created', data: 'a', id: '1' },
    { data: 'b\nc' },
  ]);
});

test('an event that the end of the body cuts off is ignored', async () => {
  expect(await read('data: a\n\nid: 2\nevent: created\ndata: {"half"')).toMatchObject([{ data: 'a' }]);
});

test('the body may be cut into chunks anywhere, also within a character', async () => {
  const text =
    'id: 1\r\nevent: created\r\ndata: {"name":"محمد 🚗 अनीता"}\r\n\r\n: still here\r\n\r\nid: 2\r\ndata: Zoë\r\n\r\n';
  const bytes = encoder.encode(text);
  const whole = await read(bytes);
  expect(whole).toHaveLength(2);
  expect(await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole);
  for (let at = 1; at < bytes.length; at += 1)
    expect(await read(bytes.slice(0, at), bytes.slice(at))).toEqual(whole);
});

test('every chunk is a sign of life', async () => {
  const onBytes = jest.fn();
  for await (const event of readEvents(
    buildBodyStream([encoder.encode(': still'), encoder.encode(' here\n\n')]),
    onBytes,
  ))
    expect(event).toBeUndefined();
  expect(onBytes).toHaveBeenCalledTimes(2);
});

test('a reader that leaves early ends the body', async () => {
  const cancel = jest.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('data: a\n\ndata: b\n\n')),
    cancel,
  });
  for await (const { data } of readEvents(body)) {
    expect(data).toBe('a');
    break;
  }
  expect(cancel).toHaveBeenCalled();
});
