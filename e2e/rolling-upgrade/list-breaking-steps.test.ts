import { listBreakingSteps } from './list-breaking-steps';

test('only steps since the older release count, and only those that say so in their name', () => {
  const steps = ['0001-first', '0002-old-breaking', '0003-added', '0004-removed-breaking'];
  expect(listBreakingSteps(['0001-first', '0002-old-breaking'], steps)).toEqual(['0004-removed-breaking']);
  expect(listBreakingSteps(steps, steps)).toEqual([]);
});
