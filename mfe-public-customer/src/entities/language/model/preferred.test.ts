import { preferredLocale } from './preferred';

test.each([
  [['ar-AE', 'en'], 'ar'],
  [['fr-FR', 'hi'], 'hi'],
  [['en-GB', 'ar'], 'en'],
  [['fr'], 'en'],
  [['constructor', 'toString'], 'en'],
  [[], 'en'],
])('the page picks one of the languages %j', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
