import { findGate } from './find-gate';

test.each([
  ['salik', 'AL SAFA (NORTH)', 'salik:alSafaNorth'],
  ['salik', 'Al Mamzar South Toll Gate', 'salik:alMamzarSouth'],
  ['salik', 'بوابة البرشاء', 'salik:alBarsha'],
  ['darb', 'Musaffah Bridge', 'darb:mussafah'],
  ['darb', 'جسر الشيخ زايد', 'darb:sheikhZayed'],
  // Only one of the two gates has this name, and nobody can say which.
  ['salik', 'Safa', 'salik:=safa'],
  ['fastag', 'Kherki', 'fastag:=kherki'],
] as const)('%s names %s', (issuer, place, gate) => {
  expect(findGate(issuer, place)?.gate).toBe(gate);
});

test('no gate is found without a name, or for an issuer of fines', () => {
  expect(findGate('salik', ' - ')).toBeNull();
  expect(findGate('dubai_police', 'Al Barsha')).toBeNull();
});
