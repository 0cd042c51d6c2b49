import { chargeTypeNames } from './charge-type-names';

test('each charge type has a name in the letters of each language', () => {
  const letters = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u };
  const wrong = Object.entries(chargeTypeNames).filter(
    ([, names]) => !letters.ar.test(names.ar) || !letters.hi.test(names.hi),
  );
  expect(wrong).toEqual([]);
});
