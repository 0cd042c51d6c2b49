import { createDraftSender } from './draft-sender';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(send: (values: string, version: number | null) => Promise<number>) {
  const seen = { sent: [] as string[], refused: 0 };
  const sender = createDraftSender<string>({
    version: null,
    send,
    isRefused: (error) => error === 'newer',
    onSent: (values) => void seen.sent.push(values),
    onRefused: () => void (seen.refused += 1),
  });
  return { sender, seen };
}

test('only the last of what was typed is sent, after a pause, with the version of the answer before', async () => {
  const send = jest.fn((_values: string, version: number | null) => Promise.resolve((version ?? 0) + 1));
  const { sender, seen } = setUp(send);
  sender.change('P');
  sender.change('Pr');
  await jest.advanceTimersByTimeAsync(5000);
  sender.change('Prado');
  await jest.advanceTimersByTimeAsync(5000);
  expect(send.mock.calls).toEqual([
    ['Pr', null],
    ['Prado', 1],
  ]);
  expect(seen.sent).toEqual(['Pr', 'Prado']);
});

test('a failure is repeated with what was typed since', async () => {
  const send = jest.fn().mockRejectedValueOnce('offline').mockResolvedValue(1);
  const { sender, seen } = setUp(send);
  sender.change('P');
  await jest.advanceTimersByTimeAsync(5000);
  expect(seen.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(seen.sent).toEqual(['P']);
});

test('nothing is sent after a newer draft was found, or after it was stopped', async () => {
  const send = jest.fn().mockRejectedValue('newer');
  const { sender, seen } = setUp(send);
  sender.change('P');
  await jest.advanceTimersByTimeAsync(5000);
  sender.change('Pr');
  await jest.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls.length, seen.refused]).toEqual([1, 1]);

  const second = setUp(jest.fn().mockResolvedValue(1));
  second.sender.change('P');
  await second.sender.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(second.seen.sent).toEqual([]);
});

test('a form that closes sends what was typed last, and a failure is then not repeated', async () => {
  let answer: (version: number) => void = () => undefined;
  const slow = jest
    .fn()
    .mockImplementationOnce(() => new Promise<number>((resolve) => (answer = resolve)))
    .mockResolvedValue(2);
  const { sender, seen } = setUp(slow);
  sender.change('P');
  await jest.advanceTimersByTimeAsync(5000);
  sender.change('Prado');
  sender.close();
  answer(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.sent).toEqual(['P', 'Prado']);

  const offline = jest.fn().mockRejectedValue('offline');
  const second = setUp(offline);
  second.sender.change('P');
  second.sender.close();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(offline).toHaveBeenCalledTimes(1);
});
