import { limits, termsVariables, listVariables } from '@portal/shared/contract';
import sanitizeHtml from 'sanitize-html';

import type { Block } from '../../../documents/paper';
import { parseBlocks } from '../../../documents/parse-blocks';
import { say, sayRule } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';

const FIELD = 'termsNCondition';

/** The elements of a contract. Anything else is left out, including styles and scripts; its text stays. */
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

const getPlainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('&nbsp;', ' ').trim();

const known: readonly string[] = termsVariables;

const countBreaks = (runs: readonly { readonly text: string }[]): number =>
  runs.reduce((total, { text }) => total + text.split('\n').length - 1, 0);

/** Paragraphs, list items, cells and line breaks. */
const countParts = (blocks: readonly Block[]): number =>
  blocks.reduce((total, block) => {
    if (block.kind === 'rule') return total + 1;
    if (block.kind !== 'row') return total + 1 + countBreaks(block.runs);
    return block.cells.reduce((sum, cell) => sum + 1 + countBreaks(cell), total + 1);
  }, 0);

/** The time to print terms depends on more than their length. @throws AppProblem on the field */
function refuseUnprintable(clean: string): void {
  const { termsPartsMax, termsVariablesMax } = limits.trip;
  const parts = countParts(parseBlocks(clean));
  if (parts > termsPartsMax)
    throw invalidField(
      FIELD,
      say(
        'These terms have {count} paragraphs, list items, table cells and line breaks. At most {limit} can be printed.',
        { count: parts, limit: termsPartsMax },
      ),
    );
  const variables = listVariables(getPlainText(clean)).length;
  if (variables > termsVariablesMax)
    throw invalidField(
      FIELD,
      say('These terms name {count} variables. At most {limit} can be printed.', {
        count: variables,
        limit: termsVariablesMax,
      }),
    );
}

/** The terms in the form that is stored and shown. @throws AppProblem on the field */
export function cleanTerms(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  if (getPlainText(clean) === '') throw invalidField(FIELD, sayRule('validation.required'));
  const unknown = listVariables(getPlainText(clean)).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw invalidField(
      FIELD,
      say('{variable} is not known. Use one of: {known}.', {
        variable: `{{${unknown.slice(0, 40)}}}`,
        known: known.map((name) => `{{${name}}}`).join(', '),
      }),
    );
  refuseUnprintable(clean);
  return clean;
}
