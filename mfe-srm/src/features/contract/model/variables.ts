import { termsVariables, listVariables, type TermsVariable } from '@portal/shared/contract';

export const placeholder = (variable: TermsVariable): string => `{{${variable}}}`;

const known = new Set<string>(termsVariables);

/** Names in double braces that no trip has a value for: typing errors, which the server refuses. */
export const listUnknownVariables = (html: string): string[] => [
  ...new Set(listVariables(html).filter((name) => !known.has(name))),
];

/**
 * Terms with values in place of their variables. The values are text: HTML in them is shown, not interpreted.
 * Each is isolated, as the terms may be in another script than the trip.
 */
export function fillVariables(html: string, values: Readonly<Record<TermsVariable, string>>): string {
  return html.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    known.has(name) ? `<bdi>${escapeHtml(values[name as TermsVariable])}</bdi>` : whole,
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether there is any text: an editor's empty document is `<p></p>`. */
export const hasWords = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() !== '';
