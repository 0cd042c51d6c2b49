import type { Row } from './row';
import { createSearch } from './search';

const row = (searched: string) => ({ searched }) as Row;
const rows = ['kia picanto', 'kia rio', 'toyota corolla', 'kiosk'].map(row);
const texts = (found: readonly Row[]) => found.map(({ searched }) => searched);

test('the search narrows letter by letter, and widens again', () => {
  const find = createSearch(rows);
  expect(texts(find('ki'))).toEqual(['kia picanto', 'kia rio', 'kiosk']);
  const kia = find('KIA');
  expect(texts(kia)).toEqual(['kia picanto', 'kia rio']);
  expect(texts(find('kia r'))).toEqual(['kia rio']);
  expect(find('kia')).toBe(kia);
  expect(find(' kia ')).toBe(kia);
  expect(find('')).toBe(rows);
});

test('another word searches all rows', () => {
  const find = createSearch(rows);
  expect(texts(find('kia'))).toHaveLength(2);
  expect(texts(find('corolla'))).toEqual(['toyota corolla']);
  expect(texts(find('ia'))).toEqual(['kia picanto', 'kia rio']);
});

test('a letter inserted in the word searches again', () => {
  const find = createSearch(rows);
  expect(texts(find('kia rio'))).toEqual(['kia rio']);
  expect(texts(find('kio'))).toEqual(['kiosk']);
});

test('a search for the whole word at once finds the same rows', () => {
  const find = createSearch(rows);
  const word = 'kia picanto';
  for (let length = 1; length <= word.length; length += 1) {
    const part = word.slice(0, length);
    expect(find(part)).toEqual(createSearch(rows)(part));
  }
});
