import { ConnectionGate, runWithin } from './connection-budgets';

/** Calls that still wait when a test ends get no connection. */
const ignore = () => undefined;

const enter = (gate: ConnectionGate, area: string) => runWithin('interactive', area, () => gate.enter());

/** How many of `tries` got a connection immediately. */
async function fill(gate: ConnectionGate, area: string, tries: number): Promise<number> {
  let entered = 0;
  for (let left = tries; left > 0; left -= 1) void enter(gate, area).then(() => (entered += 1), ignore);
  await Promise.resolve();
  await Promise.resolve();
  return entered;
}

test('areas that return no connections leave some to others', async () => {
  const gate = new ConnectionGate(16, 20);
  const taken = [];
  for (const area of ['trips', 'desk', 'fleet', 'ledger', 'damages']) taken.push(await fill(gate, area, 30));
  expect(taken).toEqual([6, 4, 2, 2, 1]);
  await expect(enter(gate, 'users')).resolves.toEqual(expect.any(Function));
  await expect(enter(gate, 'lookups')).rejects.toMatchObject({ code: '53300' });
});

test('a returned connection goes to the first waiter who may have it', async () => {
  const gate = new ConnectionGate(3, 1000);
  const [leave] = [await enter(gate, 'trips'), await enter(gate, 'users')];
  const order: string[] = [];
  const waiting = ['trips', 'fleet'].map((area) =>
    enter(gate, area).then((release) => {
      order.push(area);
      return release;
    }),
  );
  await waiting[1];
  expect(order).toEqual(['fleet']);
  leave?.();
  leave?.();
  (await waiting[1])?.();
  await waiting[0];
  expect(order).toEqual(['fleet', 'trips']);
});

test('work that holds a connection gets a second one beyond the share', async () => {
  const gate = new ConnectionGate(3, 20);
  await runWithin('interactive', 'trips', async () => {
    await gate.enter();
    await expect(gate.enter()).resolves.toEqual(expect.any(Function));
  });
  await expect(enter(gate, 'trips')).rejects.toMatchObject({ code: '53300' });
});

test('one call with many queries gets four connections, and the next when it returns one', async () => {
  const gate = new ConnectionGate(16, 1000);
  const releases: (() => void)[] = [];
  runWithin('interactive', 'desk', () => {
    for (let query = 0; query < 10; query += 1)
      void gate.enter().then((release) => releases.push(release), ignore);
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(releases).toHaveLength(4);
  releases[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(releases).toHaveLength(5);
  expect(await fill(gate, 'users', 1)).toBe(1);
});
