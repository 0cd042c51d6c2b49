import { chargeTypeNames } from './charge-type-names';

test('each charge type has a name in the letters of each language', () => {
  const letters = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u };
  const wrong = Object.entries(chargeTypeNames).filter(
    ([, names]) => !letters.ar.test(names.ar) || !letters.hi.test(names.hi),
  );
  expect(wrong).toEqual([]);
});

test('each Arabic name of a charge type is free of vowel marks, which cover letters on paper', () => {
  const marked = Object.values(chargeTypeNames).filter(({ ar }) => /[\u064b-\u0652]/.test(ar));
  expect(marked).toEqual([]);
});
