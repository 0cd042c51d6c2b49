import { toLocalName, listCountries, toEnglishName } from './countries';

test('countries are named in the reader’s language and stored in English', () => {
  expect(listCountries('en')).toContain('United Arab Emirates');
  expect(listCountries('hi')).toContain('भारत');
  expect(toEnglishName(' भारत ', 'hi')).toBe('India');
  expect(toEnglishName('india', 'en')).toBe('India');
  expect(toEnglishName('Atlantis', 'en')).toBe('Atlantis');
  expect(toLocalName('India', 'hi')).toBe('भारत');
  expect(toLocalName('Indian', 'hi')).toBe('Indian');
});

test.each(['Trinidad and Tobago', 'Trinidad & Tobago', 'TRINIDAD AND TOBAGO'])(
  '%s is found however it is written',
  (kept) => {
    expect(toLocalName(kept, 'ar')).toBe(new Intl.DisplayNames(['ar'], { type: 'region' }).of('TT'));
  },
);

test('Saint and St. count as one', () => {
  expect(toLocalName('Saint Lucia', 'ar')).toBe(toLocalName('St. Lucia', 'ar'));
  expect(toLocalName('Saint Lucia', 'ar')).not.toContain('Lucia');
});
