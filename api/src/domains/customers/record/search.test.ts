import { toSearchPatterns } from './search';

test.each([
  [undefined, []],
  ['  ', []],
  ['petrova', ['%petrova%']],
  ['Anna pet', ['%Anna%', '%pet%']],
  ['an', ['% an%']],
  ['100%_', ['%100\\%\\_%']],
  ['+971 50 111-2267', ['%971501112267%']],
  ['050 111 2267', ['%501112267%']],
  ['000', ['%0%']],
  ['N1234567', ['%N1234567%']],
])('the search "%s" becomes the patterns %j', (search, expected) => {
  expect(toSearchPatterns(search)).toEqual(expected);
});
