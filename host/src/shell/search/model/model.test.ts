import type { Entry } from './entry';
import { fillAddress } from './fill-address';
import { foldText } from './fold-text';
import { matchEntries } from './match-entries';
import { splitAction } from './split-action';
import { addRecent, readRecent } from './recent-entries';

const entry = (title: string, words = ''): Entry => ({
  id: title,
  icon: 'key',
  title,
  facts: [],
  to: '/x',
  kind: 'trip',
  words,
});

test.each([
  ['JOSÉ', 'jose'],
  ['أَحْمَد', 'احمد'],
  ['क़ुरैशी', 'कुरैशी'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(foldText(folded));
});

test('an address is filled in with encoded ids, or not at all', () => {
  expect(fillAddress('/srm/trips/{id}?step=customer', { id: 'a/b' })).toBe('/srm/trips/a%2Fb?step=customer');
  expect(fillAddress('/listings/add/{userId}', { userId: undefined })).toBeNull();
});

test('lines are found by every word, in any order, those that begin with the text first', () => {
  const lines = [entry('My trip'), entry('Trip calendar', 'plan'), entry('Profile')];
  expect(matchEntries(lines, 'trip').map(({ title }) => title)).toEqual(['Trip calendar', 'My trip']);
  expect(matchEntries(lines, 'plan trip').map(({ title }) => title)).toEqual(['Trip calendar']);
  expect(matchEntries(lines, ' ')).toBe(lines);
});

const target = (to: string, words: Record<string, string[]>) => ({ kind: 'trip', to, words });
const targets = [
  target('/end', { en: ['return', 'end'], hi: ['वापसी'] }),
  target('/trip', { en: ['new trip', 'trip'], ar: ['رحلة جديدة'] }),
];

test.each([
  ['return P 12345', 'en', '/end', 'P 12345'],
  ['P 12345 वापसी', 'hi', '/end', 'P 12345'],
  ['END asha rao', 'ar', '/end', 'asha rao'],
  ['new trip asha', 'en', '/trip', 'asha'],
  ['رحلة جديدة أحمد', 'ar', '/trip', 'أحمد'],
])('%s is an action and a name', (text, locale, to, name) => {
  expect(splitAction(text, { targets, locale })).toEqual({
    targets: [expect.objectContaining({ to })],
    name,
  });
});

test.each(['return', 'new trip', 'asha rao', 'returned P 12345', ' '])(
  '"%s" has no action with a name',
  (text) => expect(splitAction(text, { targets, locale: 'en' })).toBeNull(),
);

test('the six latest of one user are kept; of another user and of anything unreadable there is nothing', () => {
  localStorage.clear();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) addRecent('user-1', entry(name));
  expect(readRecent('user-1').map(({ title }) => title)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(readRecent('user-2')).toEqual([]);
  localStorage.setItem('recentlyFound', '{"userId":"user-1","entries":[{"to":"javascript:alert(1)"}]}');
  expect(readRecent('user-1')).toEqual([]);
});
