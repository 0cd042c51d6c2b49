// E-mail addresses without their dots. cspell:ignore annab mailexample
import { splitSearch } from './search-key';

test.each([
  ['DXB A 12345', ['DXB', 'A', '12345']],
  ['+971 50 123-4567', ['971501234567']],
  ['0501234567', ['501234567']],
  ['00971 (50) 123.4567', ['971501234567']],
  ['٠٥٠ ١٢٣', ['50123']],
  ['T-000123', ['T000123']],
  ['2026-27/INV/0001', ['202627INV0001']],
  ['anna.b@mail.example', ['annab@mailexample']],
  ['Al-Rashid  José', ['AlRashid', 'José']],
  ['- * Anna %', ['Anna']],
  ['0', ['0']],
  ['000', ['0']],
  ['--', []],
  ['a\u0000b', ['a', 'b']],
])('%j is searched for as %j', (text, words) => {
  expect(splitSearch(text)).toEqual(words);
});
