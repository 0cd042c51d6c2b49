const { dirname } = require('node:path');

// cspell:ignore Dont
const innermostBrackets = /\([^()]*\)|\[[^[\]]*\]/g;

/** What is in brackets can only narrow what a selector matches. */
function removeBrackets(selectors) {
  const shorter = selectors.replace(innermostBrackets, '');
  return shorter === selectors ? selectors : removeBrackets(shorter);
}

/** What an element must have for one selector without brackets and commas. */
function readNeeds(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .pop();
  return {
    tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  };
}

/** For each selector of a list, what an element must have. Undefined when the list cannot be read. */
function listNeeds(selectors) {
  if (!selectors || /[\\@]/.test(selectors)) return undefined;
  return removeBrackets(selectors).split(',').map(readNeeds);
}

const known = new Map();

/** Whether a list of selectors may match an element of this tag (in small letters) with this `class` attribute. */
function mayMatch(selectors, tag, className) {
  if (!known.has(selectors)) known.set(selectors, listNeeds(selectors));
  const needs = known.get(selectors);
  if (!needs) return true;
  const classes = className ? className.split(/\s+/) : [];
  return needs.some(
    (needed) =>
      (needed.tag === undefined || needed.tag === tag) &&
      needed.classes.every((name) => classes.includes(name)),
  );
}

/**
 * jsdom asks its selector engine about each rule for each element whose style is read, and tests by role read the
 * style of each element. Almost every rule here is one class of styled-components, so a look at the element's
 * classes answers most of these questions. Must run before jsdom is loaded.
 */
function skipUnmatchedRules() {
  const jsdom = dirname(require.resolve('jsdom/package.json'));
  const engine = require(`${jsdom}/lib/jsdom/living/helpers/selectors.js`);
  const matches = engine.matchesDontThrow;
  engine.matchesDontThrow = (element, selectors) =>
    mayMatch(selectors, element._localName.toLowerCase(), element.getAttributeNS(null, 'class')) &&
    matches(element, selectors);
}

module.exports = { mayMatch, skipUnmatchedRules };
