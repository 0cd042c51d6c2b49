import { createFakeLocks } from '../test/fake-tabs';
import { isSomeTabVisible, tellVisible } from './visible-tabs';

const state = jest.spyOn(document, 'visibilityState', 'get');
afterAll(() => state.mockRestore());
const settle = async () => {
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
};
async function turn(to: DocumentVisibilityState) {
  state.mockReturnValue(to);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

test('a hidden tab knows whether another one is visible', async () => {
  const locks = createFakeLocks();
  await turn('visible');
  const stop = tellVisible(locks);
  await settle();
  // From here on this test is another, hidden tab, which does not announce that it is hidden.
  state.mockReturnValue('hidden');
  expect(await isSomeTabVisible(locks)).toBe(true);
  await turn('hidden');
  expect(await isSomeTabVisible(locks)).toBe(false);
  await turn('visible');
  state.mockReturnValue('hidden');
  expect(await isSomeTabVisible(locks)).toBe(true);
  stop();
  await settle();
  expect(await isSomeTabVisible(locks)).toBe(false);
});

test('several tabs may be visible, side by side', async () => {
  const locks = createFakeLocks();
  state.mockReturnValue('visible');
  const stops = [tellVisible(locks), tellVisible(locks)];
  await settle();
  stops[0]?.();
  await settle();
  state.mockReturnValue('hidden');
  expect(await isSomeTabVisible(locks)).toBe(true);
  stops[1]?.();
});

test('where tabs cannot know of each other, each answers for itself', async () => {
  state.mockReturnValue('visible');
  expect(await isSomeTabVisible(undefined)).toBe(true);
  state.mockReturnValue('hidden');
  expect(await isSomeTabVisible(undefined)).toBe(false);
});
