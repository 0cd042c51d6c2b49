/** What a contract's terms may name; each trip puts its own values in their place. */
export const variables = [
  'companyName',
  'customerName',
  'vehicle',
  'plate',
  'startDate',
  'endDate',
  'total',
  'deposit',
] as const;
export type Variable = (typeof variables)[number];

export const placeholder = (variable: Variable): string => `{{${variable}}}`;

const known = new Set<string>(variables);

/** Names in double braces that no trip has a value for: mistyped ones, which would stand in the contract as they are. */
export function unknownVariables(html: string): string[] {
  const names = [...html.matchAll(/\{\{\s*([^{}<>]*?)\s*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !known.has(name)))];
}

/** Terms with values in place of their variables. The values are text: what is HTML in them is shown, not obeyed. */
export function fillVariables(html: string, values: Readonly<Record<Variable, string>>): string {
  return html.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    known.has(name) ? escapeHtml(values[name as Variable]) : whole,
  );
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether there is a word in it: an editor's empty document is `<p></p>`. */
export const hasWords = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .trim() !== '';
