/** Words that nobody says at work today, each with what to write instead. Searched in comments, documents, titles of tests and texts. */
export const deniedWords: Readonly<Record<string, string>> = {
  albeit: 'although',
  amongst: 'among',
  anew: 'again',
  'are told': 'get a message, or learn',
  beside: 'next to, or in addition to',
  besides: 'also, or in addition to',
  'check-list': 'checklist',
  'check-lists': 'checklists',
  deed: 'action',
  deeds: 'actions',
  forthwith: 'at once',
  he: 'they',
  hence: 'so',
  herein: 'here',
  heretofore: 'until now',
  hers: 'theirs',
  him: 'them',
  his: 'their',
  hither: 'here',
  'is told': 'gets a message, or learns',
  lest: 'so that … not',
  nought: 'nothing',
  papers: 'documents',
  she: 'they',
  thence: 'from there',
  thereby: 'by this',
  therein: 'in it',
  thereof: 'of it',
  thither: 'there',
  twins: 'duplicates',
  upon: 'on',
  whence: 'from where',
  whereof: 'of which',
  whilst: 'while',
  whither: 'where to',
  whoever: 'the person who, or anyone who',
  whomever: 'anyone whom',
};

const pattern = new RegExp(
  String.raw`(?<![\w/.-])(?:${Object.keys(deniedWords)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\w/-])`,
  'gi',
);

/** A line for each denied word of a text: the word and what to write instead. */
export const listDeniedWords = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([word]) => `"${word}": write "${deniedWords[word.toLowerCase()]}"`);
