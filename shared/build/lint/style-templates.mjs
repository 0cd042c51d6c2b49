const physical = String.raw`(^|[\s;{])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|(left|right)|border-(top|bottom)-(left|right)-radius|(text-align|float|clear):\s*(left|right))(-[a-z-]+)?\s*[:;]`;
const rootHas = String.raw`(:root|html):has\(`;

/** CSS in templates of styled-components that the linter refuses. */
export const styleTemplates = [
  {
    selector: `TemplateElement[value.raw=/${physical.replaceAll('/', String.raw`\/`)}/]`,
    message:
      'Use logical properties (margin-inline-start, inset-inline-end, text-align: start): the layout must turn round in Arabic.',
  },
  {
    selector: `:matches(TemplateElement[value.raw=/${rootHas}/], Literal[value=/${rootHas}/])`,
    message:
      'Use useRootMark: with this selector, each added element makes the browser compute every style of the page again.',
  },
];
