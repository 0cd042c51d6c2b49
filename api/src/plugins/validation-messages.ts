import type * as v from 'valibot';
import { isRule, say, sayRule, type Translated } from '../language/say';

const LONGEST_ECHO = 100;

/** Messages that name their subject, so that they can be the answer's only sentence. */
export const standsAlone = (issue: v.BaseIssue<unknown>): boolean => issue.message === 'validation.action';

/**
 * The text that a person reads next to the field. Schemas without a message get a plain one, never the
 * library's.
 */
export function validationMessage(issue: v.BaseIssue<unknown>): Translated {
  if (issue.received === 'undefined' || issue.input === null) return sayRule('validation.required');
  if (!isRule(issue.message)) return say('This value is not valid.');
  const { input, requirement } = issue;
  return sayRule(issue.message, {
    // A text has no plural.
    limit: typeof requirement === 'number' ? requirement : String(requirement),
    input: typeof input === 'string' ? input.slice(0, LONGEST_ECHO) : typeof input,
  });
}
