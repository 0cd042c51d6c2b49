import { runInNewContext } from 'node:vm';
import { asPreferred, onlyInEnglish, onlyWithSession } from './before-paint';

function run(script: string, stored: Record<string, string> | null) {
  const root = { textContent: 'the view', dataset: {} as Record<string, string>, dir: 'ltr', lang: 'en' };
  const localStorage = {
    getItem(key: string) {
      if (!stored) throw new Error('closed');
      return stored[key] ?? null;
    },
  };
  runInNewContext(script, { localStorage, document: { documentElement: root, getElementById: () => root } });
  return root;
}

test.each([
  [{ accessToken: 'a', refreshToken: 'r' }, 'the view'],
  [{ accessToken: 'a' }, ''],
  [{}, ''],
  [null, ''],
])('with %j stored an agent’s view is "%s"', (stored, left) => {
  expect(run(onlyWithSession, stored).textContent).toBe(left);
});

test.each([
  ['{"theme":"dark","direction":"rtl"}', 'dark', 'rtl'],
  ['{"theme":"system","direction":"auto"}', undefined, 'ltr'],
  ['{"theme":"<b>"}', undefined, 'ltr'],
  ['null', undefined, 'ltr'],
  ['{broken', undefined, 'ltr'],
])('with the preferences %s the theme is %s and the direction %s', (portalPreferences, theme, direction) => {
  const root = run(asPreferred, { portalPreferences });
  expect([root.dataset.theme, root.dir]).toEqual([theme, direction]);
});

test.each([
  ['{"locale":"ar"}', 'ar', 'rtl', ''],
  ['{"locale":"ar","direction":"ltr"}', 'ar', 'ltr', ''],
  ['{"locale":"hi"}', 'hi', 'ltr', ''],
  ['{"locale":"en"}', 'en', 'ltr', 'the view'],
  ['{"locale":"toString"}', 'en', 'ltr', 'the view'],
])(
  'with the preferences %s the language is %s, written %s, and the view "%s"',
  (portalPreferences, lang, dir, textContent) => {
    expect(run(asPreferred + onlyInEnglish, { portalPreferences })).toMatchObject({ lang, dir, textContent });
  },
);

test('the scripts run even when storage is blocked', () => {
  expect(run(asPreferred, null).dataset).toEqual({});
});
