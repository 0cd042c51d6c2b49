import type { SearchTarget } from '@portal/shared/remote';
import { foldText } from './fold-text';

interface TypedAction {
  /** The ways to go on that have the typed word. */
  readonly targets: readonly SearchTarget[];
  /** What is to be found. */
  readonly name: string;
}

interface Phrase {
  readonly words: readonly string[];
  readonly target: SearchTarget;
}

const toWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The words without the phrase, which is at their start or at their end; null if it is not there. */
function removePhrase(typed: readonly string[], phrase: readonly string[]): readonly string[] | null {
  const folded = typed.map(foldText);
  const isAt = (start: number) => phrase.every((word, at) => folded[start + at] === word);
  if (typed.length <= phrase.length) return null;
  if (isAt(0)) return typed.slice(phrase.length);
  return isAt(typed.length - phrase.length) ? typed.slice(0, -phrase.length) : null;
}

/**
 * Splits "return P 12345" into the action and the name, in the language of the portal or in English. Languages with the verb
 * at the end have the action there. Of several phrases that fit, the longest counts. Null without an action.
 */
export function splitAction(
  text: string,
  { targets, locale }: { targets: readonly SearchTarget[]; locale: string },
): TypedAction | null {
  const typed = toWords(text);
  const phrases = targets.flatMap((target): readonly Phrase[] =>
    [...new Set([...(target.words?.[locale] ?? []), ...(target.words?.en ?? [])])].map((words) => ({
      words: toWords(words).map(foldText),
      target,
    })),
  );
  // "New trip" alone names nobody.
  const whole = typed.map(foldText).join(' ');
  if (phrases.some(({ words }) => words.join(' ') === whole)) return null;
  const fitting = phrases.filter(({ words }) => removePhrase(typed, words) !== null);
  const longest = Math.max(...fitting.map(({ words }) => words.length));
  const [first, ...others] = fitting.filter(({ words }) => words.length === longest);
  if (!first) return null;
  return {
    targets: [first, ...others].map(({ target }) => target),
    name: (removePhrase(typed, first.words) ?? typed).join(' '),
  };
}
