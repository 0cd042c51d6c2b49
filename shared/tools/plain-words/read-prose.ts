import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

/** A line that a person reads: a comment, a sentence of a document, a text of a screen. */
export interface ProseLine {
  /** `api/src/app.ts:12`. */
  readonly place: string;
  readonly text: string;
}

const code = /\.(?:ts|tsx|mjs|cjs)$/;
const englishTexts = /(?:^|[./])(?:en|core|desk)\.messages\.json$/;
// A line of a block comment, a line comment, or a comment of SQL in a template.
const comment = /^\s*(?:\/\/|\/\*+|\*|\{\/\*|--)(?<whole>.*)$|(?:\s\/\/|\/\*\*?)\s(?<rest>.*)$/;

/** The text of the comment in a line of code, or undefined. */
export function readComment(line: string): string | undefined {
  const groups = comment.exec(line)?.groups;
  return groups?.whole ?? groups?.rest;
}

/** Code in a sentence of a document or comment: names are checked by the lint. */
const removeCode = (text: string): string => text.replace(/`[^`]*`/g, ' ');

/** The lines of prose of a file, by its ending: comments of code, documents, English catalogues. Other files have none. */
export function listProse(file: string, source: string): ProseLine[] {
  const lines = source.split('\n').map((line, index) => ({ place: `${file}:${index + 1}`, line }));
  if (file.endsWith('.md')) return lines.map(({ place, line }) => ({ place, text: removeCode(line) }));
  if (englishTexts.test(file))
    return lines.map(({ place, line }) => ({ place, text: line.replace(/^\s*"[^"]*":/, '') }));
  if (!code.test(file)) return [];
  return lines.flatMap(({ place, line }) => {
    const text = readComment(line);
    return text === undefined ? [] : [{ place, text: removeCode(text) }];
  });
}

/** The lines of prose of a file of the repository, named from its root. */
export const readProse = (file: string): ProseLine[] =>
  listProse(file, readFileSync(resolveFromRoot(file), 'utf8'));
