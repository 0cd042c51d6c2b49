import { knownPlan, planAfter } from './plans';

test.each([
  ['INDIVIDUAL', { plan: 'STARTER', limit: 10 }],
  ['STARTER', { plan: 'PRO', limit: 50 }],
  ['PRO', { plan: 'BUSINESS', limit: null }],
  ['BUSINESS', null],
  ['GOLD', null],
])('the plan after %s is %j', (plan, next) => expect(planAfter(plan)).toEqual(next));

test('a plan of another platform is not mistaken for one of ours', () => {
  expect([knownPlan('PRO'), knownPlan('GOLD')]).toEqual(['PRO', null]);
});
