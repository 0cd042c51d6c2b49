import { defaultElectronicSettings as defaults } from './electronic-settings';
import { getElectronicDuty } from './electronic-duty';

const CRORE = 10_000_000;

test.each([
  ['ae', {}, 'unstated', null, true],
  ['ae', { revenueGroup: 'large' }, 'mandatory', '2027-01-01', true],
  ['ae', { revenueGroup: 'other' }, 'mandatory', '2027-07-01', true],
  ['in', {}, 'unstated', null, true],
  ['in', { turnover: 5 * CRORE - 1 }, 'free', null, false],
  ['in', { turnover: 5 * CRORE }, 'mandatory', null, false],
  ['in', { turnover: 10 * CRORE }, 'mandatory', null, true],
  // The government lowers the threshold.
  ['in', { turnover: 2 * CRORE, registerFrom: 2 * CRORE }, 'mandatory', null, false],
  ['in', { turnover: 2 * CRORE, registerFrom: 2 * CRORE, limitFrom: CRORE }, 'mandatory', null, true],
] as const)('%s with %j is %s', (country, change, kind, from, hasLimit) => {
  expect(getElectronicDuty(country, { ...defaults, ...change })).toEqual({ kind, from, hasLimit });
});
