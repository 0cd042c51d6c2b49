/** The entry points of a package, without those that stand for a whole folder. */
export const listEntryPoints = (exports: Readonly<Record<string, string>>): string[] =>
  Object.keys(exports).filter((name) => !name.includes('*'));

/** The entry points that a page describes: the first cell of a row, with words in the second. */
export const listDescribedEntryPoints = (page: string): string[] =>
  [...page.matchAll(/^\| `(\.[^`]*)` +\| +[^\s|]/gm)].map(([, name = '']) => name);
