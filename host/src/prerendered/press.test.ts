import { watchPress } from './press';

const say = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const settled = async (over: Promise<void>) => {
  let done = false;
  void over.then(() => void (done = true));
  await Promise.resolve();
  await Promise.resolve();
  return done;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without a press there is nothing to wait for', async () => {
  expect(await settled(watchPress().over())).toBe(true);
});

test('the page waits for a press until its click is handled', async () => {
  const press = watchPress();
  say('pointerdown');
  const over = press.over();
  expect(await settled(over)).toBe(false);
  say('pointerup');
  expect(await settled(over)).toBe(false);
  say('click');
  expect(await settled(over)).toBe(true);
});

test.each([
  ['a scroll takes the press', () => say('pointercancel')],
  [
    'a press ends beside the button',
    () => {
      say('pointerup');
      jest.advanceTimersByTime(60);
    },
  ],
  ['a press never ends', () => jest.advanceTimersByTime(700)],
])('the page goes on when %s', async (_case, happen) => {
  const press = watchPress();
  say('pointerdown');
  const over = press.over();
  happen();
  expect(await settled(over)).toBe(true);
});
