import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as hindi from '@portal/shared/ui/overlays/hindi';
import { resolveFromRoot } from '../workspace/paths';

type Loader = (this: { resourcePath: string; addDependency: () => void }, source: string) => string;
const keepLanguages = createRequire(import.meta.url)('./react-aria-languages.cjs') as Loader;

const requireOfShared = createRequire(resolveFromRoot('shared', 'package.json'));
const requireOfComponents = createRequire(requireOfShared.resolve('react-aria-components'));

/** The folder of the texts of a library that react-aria-components brings. */
function findFolder(library: 'react-aria' | 'react-stately'): string {
  const entry = requireOfComponents.resolve(library);
  return path.join(entry.slice(0, entry.lastIndexOf(`${path.sep}dist${path.sep}`)), 'dist/private');
}

function findPart(name: string) {
  const stately = /^stately([A-Z])(\w+)$/.exec(name);
  const folder = findFolder(stately ? 'react-stately' : 'react-aria');
  const part = stately ? `${stately[1]?.toLowerCase()}${stately[2]}` : name;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { file: path.join(folder, part, 'intlStrings.mjs'), english: read(`intl/${part}/en-US.mjs`) };
}

const run = (resourcePath: string) =>
  keepLanguages.call(
    { resourcePath, addDependency: () => undefined },
    existsSync(resourcePath) ? readFileSync(resourcePath, 'utf8') : '',
  );

test.each(Object.entries(hindi))('the Hindi words of react-aria for %s have its names', (name, words) => {
  const names = [...findPart(name).english.matchAll(/^ {4}"(\w+)":/gm)].map(([, key]) => key);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(words)).toEqual(names);
});

test.each(Object.keys(hindi))('the build keeps the languages of the product in the texts for %s', (name) => {
  const built = run(findPart(name).file);
  const imports = [...built.matchAll(/^import \S+ from ".*\/(\S+)\.mjs";$/gm)].map(
    ([, language]) => language,
  );
  expect(imports).toEqual(['ar-AE', 'en-US']);
  const languages = [...built.matchAll(/^ {4}"([a-z]{2}-[A-Z]{2})":/gm)].map(([, language]) => language);
  expect(languages).toEqual(['ar-AE', 'hi-IN', 'en-US']);
  expect(built).toContain(`import { ${name} as hindi }`);
});

test('the build stops at a part of react-aria that has no Hindi words', () => {
  expect(() => run('/x/react-aria/dist/private/color/intlStrings.mjs')).toThrow('color has no Hindi words');
});

test('the words of a list count in Hindi', () => {
  const formatter = {
    number: (value: string) => value,
    select: (texts: Readonly<Record<string, string | (() => string)>>, value: string) => {
      const text = texts[value] ?? texts.other ?? '';
      return typeof text === 'string' ? text : text();
    },
  };
  expect(hindi.combobox.countAnnouncement({ optionCount: '3' }, formatter)).toBe('3 विकल्प उपलब्ध।');
  expect(
    hindi.combobox.focusAnnouncement(
      { groupTitle: 'दुबई', groupCount: '2', optionText: 'मरीना', isGroupChange: 'true', isSelected: 'true' },
      formatter,
    ),
  ).toBe('समूह दुबई, 2 विकल्प। मरीना, चुना गया');
});
