import { listActiveRates, readMinor } from './index';

test('the rates that are on, in the order of the periods', () => {
  expect(
    listActiveRates({
      hour: { enabled: true, rentInAED: '30' },
      week: { enabled: false, rentInAED: '900' },
      month: { enabled: true, rentInAED: '' },
      day: { enabled: true, rentInAED: '149.50' },
    }),
  ).toEqual([
    { period: 'day', minor: 14_950 },
    { period: 'hour', minor: 3000 },
  ]);
  expect(listActiveRates(null)).toEqual([]);
});

test.each([
  ['12.5', 1250],
  [' 7 ', 700],
  ['AED 7', null],
  [undefined, null],
])('%s is %s', (text, minor) => expect(readMinor(text)).toBe(minor));
