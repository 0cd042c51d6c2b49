import type { Entry } from './entry';
import { fillAddress } from './fill-address';
import { foldText } from './fold-text';
import { matchEntries } from './match-entries';
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

test('the six latest of one user are kept; of another user and of anything unreadable there is nothing', () => {
  localStorage.clear();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) addRecent('user-1', entry(name));
  expect(readRecent('user-1').map(({ title }) => title)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  expect(readRecent('user-2')).toEqual([]);
  localStorage.setItem('recentlyFound', '{"userId":"user-1","entries":[{"to":"javascript:alert(1)"}]}');
  expect(readRecent('user-1')).toEqual([]);
});
