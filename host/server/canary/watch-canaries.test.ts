import { findCanaryProblem } from './find-canary-problem';
import { watchCanaries } from './watch-canaries';

const limits = { smallestSample: 50, rateDifference: 0.02, rateFactor: 2 };
const count = (pages: number, failedPages: number) => ({ pages, failedPages });

describe('a canary', () => {
  it.each([
    ['throws on 5 % of its pages', count(60, 3), count(1000, 0)],
    ['fails while the live version has no readers', count(50, 5), count(0, 0)],
    ['fails three times as often', count(1000, 90), count(10_000, 300)],
    ['fails more often than it was opened', count(50, 70), count(1000, 0)],
  ])('that %s is worse', (_case, canary, live) => {
    expect(findCanaryProblem(canary, live, limits)).toMatch(/of its \d+ pages failed in browsers/);
  });

  it.each([
    ['has too few pages', count(49, 49), count(1000, 0)],
    ['failed twice', count(50, 2), count(1000, 0)],
    ['fails as often as the live one, as in a bad network', count(1000, 200), count(10_000, 1990)],
    ['fails twice as often, of almost nothing', count(10_000, 40), count(100_000, 100)],
    ['fails a little more often', count(1000, 120), count(10_000, 900)],
    ['does not fail', count(1000, 0), count(1000, 0)],
  ])('that %s stays', (_case, canary, live) => {
    expect(findCanaryProblem(canary, live, limits)).toBeUndefined();
  });
});

/** A watch over one canary, with a clock of its own. */
function setUp({ withdraw = (): void => undefined } = {}) {
  let time = 0;
  let canaries = [{ remote: 'mfe-a', version: '1.1.0' }];
  const withdrawn = jest.fn(withdraw);
  const sentences: string[] = [];
  const onStopped = jest.fn();
  const watch = watchCanaries({
    ...limits,
    window: 300_000,
    interval: 5000,
    now: () => time,
    releases: {
      current: async () => '1.0.0',
      registry: async () => ({
        entries: [{ name: 'mfe-a', version: '1.0.0' }] as never,
        rejected: [],
      }),
      canaries: async () => canaries,
      holdBack: ({ version }) => {
        canaries = canaries.filter((canary) => canary.version !== version);
      },
    },
    withdraw: withdrawn,
    report: (sentence) => sentences.push(sentence),
    onStopped,
  });
  const add = (version: string, pages: number, failedPages: number) =>
    watch.countPart({ target: 'mfe-a', version, pages, failedPages, errors: 0, failedLoads: 0 });
  return {
    watch,
    add,
    withdrawn,
    sentences,
    onStopped,
    listCanaries: () => canaries,
    pass: (seconds: number) => void (time += seconds * 1000),
  };
}

test('a canary that throws on 5 % of its pages is back within a minute of traffic', async () => {
  const { watch, add, withdrawn, listCanaries, pass, onStopped } = setUp();
  let seconds = 0;
  // A page of the canary each half second, and ten of the live version.
  for (let page = 1; listCanaries().length > 0 && seconds < 60; page += 1) {
    add('1.1.0', 1, page % 20 === 0 ? 1 : 0);
    add('1.0.0', 10, 0);
    pass(0.5);
    seconds += 0.5;
    if (seconds % 5 === 0) await watch.check();
  }
  expect(seconds).toBeLessThan(60);
  expect(withdrawn).toHaveBeenCalledTimes(1);
  expect(withdrawn).toHaveBeenCalledWith(
    { remote: 'mfe-a', version: '1.1.0' },
    expect.stringMatching(/^5 % of its 60 pages failed in browsers, and 0 % of the 600 pages of the live/),
  );
  expect(onStopped).toHaveBeenCalledTimes(1);
});

test('what is behind the window does not count', async () => {
  const { watch, add, withdrawn, pass } = setUp();
  add('1.1.0', 40, 4);
  pass(301);
  add('1.1.0', 40, 0);
  await watch.check();
  expect(withdrawn).not.toHaveBeenCalled();
});

test('a gateway that cannot write the log gives the canary to nobody, and says what is to be done', async () => {
  const { watch, add, listCanaries, sentences } = setUp({
    withdraw: () => {
      throw new Error('The log of releases is signed.');
    },
  });
  add('1.1.0', 100, 50);
  await watch.check();
  await watch.check();
  expect(listCanaries()).toEqual([]);
  expect(sentences).toEqual([
    expect.stringContaining('The canary mfe-a 1.1.0 is stopped: 50 % of its 100 pages failed'),
    expect.stringContaining('For the others: npm run withdraw -- mfe-a 1.1.0'),
  ]);
});
