import { listNationalities, readNationality } from './nationalities';

test.each([
  ['British', 'en', 'United Kingdom'],
  [' british ', 'en', 'United Kingdom'],
  ['United Kingdom', 'en', 'United Kingdom'],
  ['الهند', 'ar', 'India'],
  ['إماراتي', 'ar', 'United Arab Emirates'],
  ['Emirati', 'hi', 'United Arab Emirates'],
  ['Atlantis', 'en', 'Atlantis'],
])('%s in %s is stored as %s', (typed, locale, stored) => {
  expect(readNationality(typed, locale)).toBe(stored);
});

test('every country is listed once, with what its people are called', () => {
  const list = listNationalities('en');
  expect(new Set(list.map(({ country }) => country)).size).toBe(list.length);
  expect(list.find(({ country }) => country === 'United Kingdom')?.people).toContain('British');
  expect(listNationalities('ar').find(({ country }) => country === 'الهند')?.people).toContain('Indian');
});
