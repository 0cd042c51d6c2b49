import { fillVariables, hasWords, placeholder, unknownVariables, variables } from './variables';

const values = Object.fromEntries(variables.map((name) => [name, `<${name}>`])) as Record<
  (typeof variables)[number],
  string
>;

describe('variables of the terms', () => {
  it('are filled with values that stay text', () => {
    expect(fillVariables(`<p>${placeholder('customerName')} rents {{ vehicle }}</p>`, values)).toBe(
      '<p>&#60;customerName&#62; rents &#60;vehicle&#62;</p>',
    );
  });

  it('that nobody knows stay and are named', () => {
    const html = '<p>{{customer}} and {{plate}} and {{customer}} and {{}}</p>';
    expect(fillVariables(html, values)).toContain('{{customer}}');
    expect(unknownVariables(html)).toEqual(['customer', '']);
  });

  it.each([
    ['', false],
    ['<p></p>', false],
    ['<p>&nbsp;<br></p>', false],
    ['<h2>Terms</h2>', true],
  ])('%s has words: %s', (html, words) => {
    expect(hasWords(html)).toBe(words);
  });
});
