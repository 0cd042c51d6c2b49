/** Without the marks by which styled-components finds its rules: the portal draws the page again with its own rules. */
export const plainCss = (css: string): string =>
  css
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\s*data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '');
