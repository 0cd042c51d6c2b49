import { findCountryCode } from './countries';
import { getNationalityWords } from './get-nationality-words';

test.each([
  ['United Kingdom', /British.*بريطاني.*ब्रिटिश/],
  ['United Arab Emirates', /Emirati/],
  ['Netherlands', /Dutch/],
  ['New Zealand', /New Zealander Kiwi/],
  ['Atlantis', /^$/],
])('the people of %s are found by %s', (country, words) => {
  expect(getNationalityWords(findCountryCode(country))).toMatch(words);
});
