import { listChangedRates } from './list-changed-rates';

const details = {
  day: { enabled: true, rentInAED: '250' },
  week: { enabled: true, rentInAED: '1500' },
  hour: { enabled: false },
};

test('the example has the enabled rates of the chosen periods, before and after', () => {
  expect(listChangedRates(details, ['day', 'month', 'hour'], { kind: 'percent', value: -10 })).toEqual([
    { period: 'day', minor: 25_000, after: 22_500 },
  ]);
  expect(
    listChangedRates(details, ['week', 'day'], { kind: 'amount', value: 5 }).map(({ after }) => after),
  ).toEqual([25_500, 150_500]);
  expect(listChangedRates(null, ['day'], { kind: 'set', value: 5 })).toEqual([]);
});
