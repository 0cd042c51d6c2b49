import { withLease } from './lease';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('two tabs work one after the other', async () => {
  const log: string[] = [];
  let finish = () => undefined as void;
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    log.push(`${name} ends`);
  };
  const both = Promise.all([withLease('lock', work('one')), withLease('lock', work('other'))]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(log).toHaveLength(1);
  finish();
  await jest.advanceTimersByTimeAsync(5000);
  expect(log).toHaveLength(3);
  finish();
  await both;
  expect(log[1]).toBe(log[0]?.replace('begins', 'ends'));
  expect(localStorage.getItem('lock')).toBeNull();
});

test('a tab that died keeps the lease no longer than its time', async () => {
  localStorage.setItem('lock', JSON.stringify({ holder: 'gone', until: Date.now() + 20_000 }));
  const work = jest.fn(async () => undefined);
  const done = withLease('lock', work);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(11_000);
  await done;
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails gives the lease back', async () => {
  const done = withLease('lock', async () => {
    throw new Error('no');
  });
  const seen = expect(done).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(1000);
  await seen;
  expect(localStorage.getItem('lock')).toBeNull();
});

test('a browser that stores nothing has no other tab to wait for', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(withLease('lock', async () => 7)).resolves.toBe(7);
  full.mockRestore();
});
