/** Without the marks by which styled-components would find its rules again: the portal draws the page anew and brings its own. */
export const plainCss = (css: string): string =>
  css
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\s*data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '');
