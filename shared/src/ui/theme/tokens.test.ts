import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenNames } from './tokenCss';

const ui = join(__dirname, '..');
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);
const tokenLike = /var\((--(?:color|space|text|radius|elevation|control|font|quick|slow|measure)[\w-]*)[,)]/g;

test.each(files)('%s uses only tokens that exist', (file) => {
  const used = [...readFileSync(join(ui, file), 'utf8').matchAll(tokenLike)].map(([, name = '']) => name);
  expect(used.filter((name) => !tokenNames.has(name))).toEqual([]);
});

test.each(files)('%s uses logical properties only', (file) => {
  const physical =
    /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|min-width|max-width|text-align: (?:left|right))\s*:/gm;
  expect(readFileSync(join(ui, file), 'utf8').match(physical)).toBeNull();
});
