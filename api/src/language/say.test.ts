import { readPreferredLocale } from '@portal/shared/i18n/locales';
import { runInLanguage } from './reader';
import { joinSentences, formatList, say, translateText } from './say';

test.each([
  [undefined, 'en'],
  ['ar', 'ar'],
  ['hi-IN,en;q=0.8', 'hi'],
  ['fr-FR, ar-AE;q=0.7', 'ar'],
  ['fr, de;q=0.5', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('a reader who prefers %j gets answers in %s', (header, locale) => {
  expect(readPreferredLocale(header)).toBe(locale);
});

test('an English message appears as written, with its values and plurals', () => {
  expect(say('Choose a file.')).toBe('Choose a file.');
  expect(say('{plate} is taken at this time.', { plate: 'DXB A 12345' })).toBe(
    'DXB A 12345 is taken at this time.',
  );
  const left = (count: number) =>
    say('That code is not right. {left, plural, one {One try is left} other {# tries are left}}.', {
      left: count,
    });
  expect([left(1), left(2)]).toEqual([
    'That code is not right. One try is left.',
    'That code is not right. 2 tries are left.',
  ]);
  expect(formatList(['photos', 'the licence', 'specifications'])).toBe(
    'photos, the licence and specifications',
  );
});

test('in Arabic names keep their own direction', () => {
  runInLanguage('ar', () => {
    expect(say('{plate} is taken at this time.', { plate: 'DXB A 12345' })).toBe(
      '\u2068DXB A 12345\u2069 محجوزة في هذا الوقت.',
    );
    expect(say('Row {row} has the same number.', { row: 1200 })).toBe('للصف 1200 الرقم نفسه.');
    expect(formatList(['أ', 'ب'])).toBe('أ وب');
  });
});

test('a translated text is not translated again, and braces in it are not values', () => {
  runInLanguage('hi', () => {
    const translated = say('{plate} is taken at this time.', { plate: '{x}' });
    expect(translateText(translated)).toBe('{x} इस समय बुक है।');
    expect(translateText('Choose a file.')).toBe('फ़ाइल चुनें।');
    expect(joinSentences(translated, say('Choose a file.'))).toBe('{x} इस समय बुक है। फ़ाइल चुनें।');
  });
});
