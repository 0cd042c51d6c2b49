import { mayMatch } from './skip-unmatched-rules.cjs';

const selectors = [
  '*',
  'input',
  'INPUT[type="text"]',
  '.field',
  '.field.wide',
  '.wide .field',
  'form > .field:not(.plain)',
  '.field:has(:checked), label',
  ':is(.field, .other)',
  '.form > :is(label, input)',
  '.field[title="a, .missing"]',
  '.field::placeholder',
  String.raw`.w\:field`,
  '[data-kind]',
];

test.each(selectors)('an element that matches %s is never left out', (selector) => {
  document.body.innerHTML =
    '<form class="form wide"><label>Name</label><input class="field wide" title="a, .missing" data-kind="x" />' +
    '<p class="w:field">Text</p><svg class="field"><path class="other" /></svg></form>';
  for (const element of document.querySelectorAll('*')) {
    if (element.matches(selector))
      expect(mayMatch(selector, element.localName, element.getAttribute('class'))).toBe(true);
  }
});

test.each([
  ['.field', 'p', 'other'],
  ['.field.wide', 'p', 'field'],
  ['.form .field:not(.form)', 'p', 'form'],
  ['input[type="text"], select', 'p', null],
  ['.field:has(.other)', 'p', 'other'],
])('%s cannot match <%s class="%s">', (selector, tag, className) => {
  expect(mayMatch(selector, tag, className)).toBe(false);
});

test('a style is computed from the rules that match', () => {
  document.head.innerHTML =
    '<style>.field { color: red } p.field.wide { color: blue } .other { color: green }</style>';
  document.body.innerHTML = '<p class="field wide">Text</p>';
  const paragraph = document.querySelector('p');
  expect(paragraph && getComputedStyle(paragraph).color).toBe('rgb(0, 0, 255)');
});
