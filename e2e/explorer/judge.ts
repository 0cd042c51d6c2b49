import { isAllowedAnswer } from './allowed';
import type { Answer } from './answer';

/** Everything observed of one opening or one press. */
export interface Observation {
  readonly answers: readonly Answer[];
  readonly consoleErrors: readonly string[];
  /** The heading of an error page, if one is shown. */
  readonly errorPage: string | null;
  readonly notices: readonly { readonly text: string; readonly isError: boolean }[];
  readonly pageText: string;
  /** Links and buttons with a destination. */
  readonly waysOn: number;
  readonly isSettled: boolean;
  /** Why the control could not be pressed. */
  readonly obstacle?: string;
  /** The effects of the press: `navigation`, `change`, `focus`, `request`, `download` … */
  readonly effects: readonly string[];
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What is wrong with a page, whatever led to it. */
export function judgePage(seen: Observation): string[] {
  const faults: string[] = [];
  const text = squeeze(seen.pageText);
  if (seen.errorPage !== null) faults.push(`an error page: ${seen.errorPage}`);
  for (const error of seen.consoleErrors) faults.push(`an error in the console: ${error.slice(0, 300)}`);
  const isExplained = ({ words }: Answer) => words.some((one) => one !== '' && text.includes(squeeze(one)));
  for (const answer of seen.answers) {
    const { method, path, status } = answer;
    if (status < 400 || isAllowedAnswer(answer)) continue;
    if (status >= 500) faults.push(`${method} ${path} answered ${status}`);
    else if (!isExplained(answer))
      faults.push(
        `${method} ${path} answered ${status}, which the page does not explain: ${answer.words.join(' ')}`,
      );
  }
  const refused = seen.answers.filter(({ status }) => status >= 400 && status < 500);
  for (const { text: words, isError } of seen.notices) {
    const because = refused.some((answer) =>
      answer.words.some((one) => squeeze(words).includes(squeeze(one))),
    );
    if (isError && !because) faults.push(`an error notice: ${words}`);
  }
  if (!seen.isSettled) faults.push('the page does not come to rest');
  if (seen.waysOn === 0) faults.push('a page without a way on');
  return faults;
}

/** What is wrong after a press. */
export function judgePress(seen: Observation, isChosen: boolean): string[] {
  if (seen.obstacle !== undefined) return [`cannot be pressed: ${seen.obstacle}`];
  const faults = judgePage(seen);
  if (seen.effects.length === 0 && !isChosen) faults.push('a dead end: nothing happened');
  return faults;
}
