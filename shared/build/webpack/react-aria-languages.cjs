const { readFileSync } = require('node:fs');

const words = require.resolve('@portal/shared/ui/overlays/hindi');

/** The languages of the product that react-aria has itself. */
const kept = ['ar-AE', 'en-US'];

const line = /^(?:import \S+ from ".*\/|\s+")([a-z]{2}-[A-Z]{2})(?:\.mjs";|": \S+)$/;

/**
 * Leaves the product's languages of the 34 in a list of react-aria's texts, and adds Hindi.
 * @throws for a part of react-aria without Hindi words
 */
module.exports = function keepLanguages(source) {
  const [, library, part] = /(react-aria|react-stately)\/dist\/private\/(\w+)\/intlStrings\.mjs$/.exec(
    this.resourcePath.replaceAll('\\', '/'),
  );
  const name = library === 'react-aria' ? part : `stately${part[0].toUpperCase()}${part.slice(1)}`;
  this.addDependency(words);
  if (!listWords().includes(name))
    throw new Error(`${library}'s ${part} has no Hindi words. Add ${name} to ${words}.`);
  const lines = source.split('\n').filter((text) => {
    const [, language] = line.exec(text.replace(/,$/, '')) ?? [];
    return language === undefined || kept.includes(language);
  });
  const start = lines.findIndex((text) => text.includes('"en-US":'));
  lines.splice(start, 0, '    "hi-IN": hindi,');
  return [`import { ${name} as hindi } from ${JSON.stringify(words)};`, ...lines].join('\n');
};

const listWords = () =>
  [...readFileSync(words, 'utf8').matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
