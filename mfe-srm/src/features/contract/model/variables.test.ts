import { termsVariables, type TermsVariable } from '@portal/shared/contract';
import { fillVariables, hasWords, placeholder, listUnknownVariables } from './variables';

const values = Object.fromEntries(termsVariables.map((name) => [name, `<${name}>`])) as Record<
  TermsVariable,
  string
>;

describe('variables of the terms', () => {
  it('variables are replaced by values that stay text', () => {
    expect(fillVariables(`<p>${placeholder('customerName')} rents {{ vehicleName }}</p>`, values)).toBe(
      '<p><bdi>&#60;customerName&#62;</bdi> rents <bdi>&#60;vehicleName&#62;</bdi></p>',
    );
  });

  it('unknown variables stay and are named', () => {
    const html = '<p>{{customer}} and {{today}} and {{customer}} and {{}}</p>';
    expect(fillVariables(html, values)).toContain('{{customer}}');
    expect(listUnknownVariables(html)).toEqual(['customer', '']);
  });

  it.each([
    ['', false],
    ['<p></p>', false],
    ['<p>&nbsp;<br></p>', false],
    ['<h2>Terms</h2>', true],
  ])('for %s, "has text" is %s', (html, words) => {
    expect(hasWords(html)).toBe(words);
  });
});
