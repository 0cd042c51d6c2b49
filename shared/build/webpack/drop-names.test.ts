import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unusedRouterParts } from './router-facade';

const dropNames = createRequire(import.meta.url)('./drop-names.cjs') as (source: string) => string;

/** The scripts of react-router in production. */
function readRouter(): string {
  const folder = String(unusedRouterParts().include);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

const assignedName = /^[\w$]+\.displayName = /m;
const markedFactory = /\/\*#__PURE__\*\/ React\d*\.\w+\(/;

test.each([
  ['Await.displayName = "Await";\n', '\n'],
  ['var Context = React2.createContext(null);', 'var Context = /*#__PURE__*/ React2.createContext(null);'],
  ['name = view.displayName;', 'name = view.displayName;'],
])('the source %j is left as %j', (source, expected) => {
  expect(dropNames(source)).toBe(expected);
});

test('react-router has names and factories, and no name is left of them', () => {
  const source = readRouter();
  expect(source).toMatch(assignedName);
  expect(source).not.toMatch(markedFactory);

  expect(dropNames(source)).not.toMatch(assignedName);
  expect(dropNames(source)).toMatch(markedFactory);
});
