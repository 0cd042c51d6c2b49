import type { CountryCode } from '@portal/shared/contract';

const MARK = / \[(\w+)\]$/;

const items = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Reads lists written as `Name: item, item, …`, one per line; a line that begins with a space continues the
 * last one. A name or an item followed by `[in]` is only for that country.
 */
export function parseLists(text: string, country: CountryCode): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const isHere = (name: string) => (MARK.exec(name)?.[1] ?? country) === country;
  const unmarked = (name: string) => name.replace(MARK, '');
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [name = '', list] = line.split(/:(.*)/s);
    if (list === undefined || !isHere(name.trim())) continue;
    lists.set(unmarked(name.trim()), items(list).filter(isHere).map(unmarked));
  }
  return lists;
}
