import type { TestTitle } from './test-titles';

/** A title that begins with one of these has no subject, unless a group around the test names it. */
const openings = new Set(
  [
    'accepts adds allows are asks begins can cannot checks chooses clears closes comes computes contains',
    'creates deletes describes does ends finds follows formats gets gives goes has handles hides ignores is keeps leads',
    'leaves loads loses makes moves must opens parses prints puts reads refuses rejects remembers removes renders',
    'reports resolves returns says sends should shows starts stays stops stores takes throws tries updates uses was',
    'were will works writes',
    'and but nor of or that which',
  ].flatMap((line) => line.split(' ')),
);

const fewestWords = 3;

/** Why the title of a test is not a sentence with a subject; null if it is one. Filled-in values count as words. */
export function findTitleProblem({ groups, title }: TestTitle): string | null {
  const sentence = [...groups, title].join(' ').trim();
  const words = sentence.split(/\s+/);
  if (words.length < fewestWords) return `has fewer than ${fewestWords} words`;
  if (/[.?!]$/.test(title)) return 'ends with a mark, which belongs to texts, not titles';
  const [first = ''] = words;
  if (openings.has(first.toLowerCase())) return `begins with "${first}", so it has no subject`;
  return null;
}
