import { getTextDirection } from './direction';
import { parseBlocks } from './parse-blocks';

const listTexts = (html: string) =>
  parseBlocks(html).map((block) => {
    if (block.kind === 'rule') return 'rule';
    if (block.kind === 'row')
      return `row: ${block.cells.map((runs) => runs.map(({ text }) => text).join('')).join(' | ')}`;
    const text = block.runs.map((run) => `${run.bold ? '*' : ''}${run.text}${run.bold ? '*' : ''}`).join('');
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${text}`;
    if (block.kind === 'item') return `${' '.repeat(block.depth)}${block.marker} ${text}`;
    return `${block.isQuote ? '> ' : ''}${text}`;
  });

describe('terms as blocks', () => {
  it('are headings, paragraphs, lists in lists, quotes, rules and tables', () => {
    expect(
      listTexts(`<h2>Fuel &amp; <b>fees</b></h2>
        <p>Bring it back
           full.<br>Always.</p>
        <ol start="3"><li>One</li><li><p>Two <strong>loud</strong></p><ul><li>Inner</li></ul></li></ol>
        <blockquote><p>Said</p></blockquote><hr>
        <table><tbody><tr><th>A</th><th>B</th></tr><tr><td><p>1</p></td><td>2</td></tr></tbody></table>
        Loose`),
    ).toEqual([
      '## Fuel & *fees*',
      'Bring it back full.\nAlways.',
      ' 3. One',
      ' 4. Two *loud*',
      '  • Inner',
      '> Said',
      'rule',
      'row: *A* | *B*'.replaceAll('*', ''),
      'row: 1 | 2',
      'Loose',
    ]);
  });

  it('keep emphasis, and the address of a link', () => {
    expect(parseBlocks('<p><em>so</em> <u>it</u> <a href="https://a.example">is</a></p>')).toEqual([
      {
        kind: 'paragraph',
        isQuote: false,
        runs: [
          { text: 'so', emphasis: true },
          { text: ' ' },
          { text: 'it', underline: true },
          { text: ' ' },
          { text: 'is', underline: true, href: 'https://a.example' },
        ],
      },
    ]);
  });

  it('are empty where there is no text', () => {
    expect(parseBlocks('<p> </p><ul></ul><p><br></p>')).toEqual([]);
  });
});

describe('the direction of a text', () => {
  it.each([
    ['Contract', 'ltr'],
    ['12. عقد', 'rtl'],
    ['AED عقد', 'ltr'],
    ['अनुबंध', 'ltr'],
    ['2026', 'ltr'],
  ])('of "%s" is %s', (text, direction) => expect(getTextDirection(text)).toBe(direction));
});
