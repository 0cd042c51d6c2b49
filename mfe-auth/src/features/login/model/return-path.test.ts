import { safeReturnPath } from './return-path';

test.each([
  ['/listings', '/listings'],
  ['/srm/trips/edit/1?step=2#dates', '/srm/trips/edit/1?step=2#dates'],
  ['/', '/'],
])('%s is a path of the portal', (path, expected) => {
  expect(safeReturnPath(path)).toBe(expected);
});

test.each([
  ['https://evil.example/'],
  ['//evil.example/'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['javascript:alert(1)'],
  ['listings'],
  ['/login'],
  ['/in/login?x'],
  [''],
  [null],
  [{ pathname: '/listings' }],
])('%j is not a path of the portal', (path) => {
  expect(safeReturnPath(path)).toBeNull();
});
