import { bookingFactKinds } from '@portal/shared/contract';
import { createRandom } from '../../../demo/charge-year/random';
import type { RiskSnapshot } from '../facts/risk-snapshot';
import { generalRules } from '../score/general-rules';
import { scoreRisk } from '../score/score-risk';
import { isEnough } from './collect-examples';
import { trainModel, type Example } from './train-model';

const snapshot = (changes: Partial<RiskSnapshot>): RiskSnapshot => ({
  earlier: { trips: 0, late: 0, unpaid: 0, damaged: 0, fined: 0 },
  leadHours: 24,
  days: 3,
  depositRates: 3,
  paidShare: null,
  licenceDays: 400,
  documents: 2,
  rateRatio: 1,
  driving: null,
  ...changes,
});

/** Long rentals go wrong three times in four, short ones one time in ten; the deposit says nothing. */
function makeExamples(count: number): Example[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => {
    const days = random.chance(0.3) ? 20 + 10 * random.next() : 1 + 2 * random.next();
    const isWrong = random.chance(days > 10 ? 0.75 : 0.1);
    return { snapshot: snapshot({ days, depositRates: random.chance(0.5) ? 0 : 4 }), isWrong, weight: 1 };
  });
}

test('the same trips give the same weights, to the last digit', async () => {
  const [one, other] = [await trainModel(makeExamples(300), 5000), await trainModel(makeExamples(300), 5000)];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  expect(Object.keys(one.weights)).toEqual([...bookingFactKinds]);
});

test('a company learns what is different for it, and probabilities are what happens', async () => {
  const examples = makeExamples(3000);
  const model = await trainModel(examples, null);
  expect(model.weights.length.weight).toBeGreaterThan(4 * generalRules.weights.length.weight);
  expect(Math.abs(model.weights.deposit.weight)).toBeLessThan(0.15);
  const chances = examples.map((example) => scoreRisk(model, example.snapshot).probability);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  expect(mean).toBeCloseTo(model.usualShare ?? 0, 1);
  expect(scoreRisk(model, snapshot({ days: 25 })).probability).toBeGreaterThan(0.6);
  expect(scoreRisk(model, snapshot({ days: 2 })).probability).toBeLessThan(0.2);
});

test('with few trips a company stays near the general rules', async () => {
  const model = await trainModel(makeExamples(60), null);
  expect(model.weights.deposit.weight).toBeLessThan(0);
  expect(model.weights.length.weight).toBeLessThan(1.5);
});

test('a fact that is the same on all trips, or on none, weighs nothing on them', async () => {
  const model = await trainModel(makeExamples(200), null);
  const { facts } = scoreRisk(model, snapshot({}));
  const weights = Object.fromEntries(facts.map(({ kind, weight }) => [kind, weight]));
  expect(weights).toMatchObject({ leadTime: 0, licence: 0, documents: 0, earlierTrips: 0 });
  // Never seen in the company: the general rules speak.
  expect(model.weights.paid.weight).toBeLessThan(0);
});

test('other work has its turn while 5,000 trips are learned from', async () => {
  let turns = 0;
  let isRunning = true;
  const turn = () => {
    turns += 1;
    if (isRunning) setImmediate(turn);
  };
  setImmediate(turn);
  await trainModel(makeExamples(5000), null);
  isRunning = false;
  expect(turns).toBeGreaterThan(50);
});

test('a company needs sixty closed trips, of which ten went wrong and ten went well', () => {
  const make = (wrong: number, well: number): Example[] =>
    Array.from({ length: wrong + well }, (_, at) => ({
      snapshot: snapshot({}),
      isWrong: at < wrong,
      weight: 1,
    }));
  expect([make(10, 50), make(9, 51), make(10, 49), make(55, 9)].map(isEnough)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
