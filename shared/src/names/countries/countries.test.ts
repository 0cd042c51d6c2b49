import { asRead, listCountries, inEnglish } from './countries';

test('countries are named in the reader’s language and stored in English', () => {
  expect(listCountries('en')).toContain('United Arab Emirates');
  expect(listCountries('hi')).toContain('भारत');
  expect(inEnglish(' भारत ', 'hi')).toBe('India');
  expect(inEnglish('india', 'en')).toBe('India');
  expect(inEnglish('Atlantis', 'en')).toBe('Atlantis');
  expect(asRead('India', 'hi')).toBe('भारत');
  expect(asRead('Indian', 'hi')).toBe('Indian');
});

test.each(['Trinidad and Tobago', 'Trinidad & Tobago', 'TRINIDAD AND TOBAGO'])(
  '%s is found however it is written',
  (kept) => {
    expect(asRead(kept, 'ar')).toBe(new Intl.DisplayNames(['ar'], { type: 'region' }).of('TT'));
  },
);

test('Saint and St. count as one', () => {
  expect(asRead('Saint Lucia', 'ar')).toBe(asRead('St. Lucia', 'ar'));
  expect(asRead('Saint Lucia', 'ar')).not.toContain('Lucia');
});
