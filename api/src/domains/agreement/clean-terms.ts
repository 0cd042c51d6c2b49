import { termsVariables, variablesIn } from '@portal/shared/contract';
import sanitizeHtml from 'sanitize-html';

import { say } from '../../language/say';
import { invalidField } from '../../plugins/problem';
import { message } from '../../plugins/validation-messages';

const FIELD = 'termsNCondition';

/** What a contract is made of. Anything else, styles and scripts among it, is left out; its text stays. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href'], ol: ['start'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
};

const textOf = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim();

const known: readonly string[] = termsVariables;

/** The terms in the form that is kept and shown. @throws AppProblem beside the field */
export function cleanTerms(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  if (textOf(clean) === '') throw invalidField(FIELD, message('validation.required'));
  const unknown = variablesIn(textOf(clean)).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalidField(
      FIELD,
      say('{variable} is not known. Use one of: {known}.', {
        variable: `{{${unknown.slice(0, 40)}}}`,
        known: known.map((name) => `{{${name}}}`).join(', '),
      }),
    );
  return clean;
}
