import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = __dirname;
const ui = path.dirname(kit);
const read = (file: string) => readFileSync(file, 'utf8');

/** What has no look of its own: the frame of other fields, and the style of the whole document. */
const without = new Set(['FieldFrame', 'LabelText', 'GlobalStyle']);

/** The files that packages import from. */
const entries = Object.entries(
  (JSON.parse(read(path.join(ui, '../../package.json'))) as { exports: Record<string, string> }).exports,
).flatMap(([name, file]) => (/^\.\/ui(\/|$)/.test(name) && name !== './ui/kit' ? [file] : []));

/** Names of components that a file exports, types left out. */
function listParts(source: string): string[] {
  const lists = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names]) => names!.split(','));
  const listed = lists
    .map((name) => name.trim())
    .filter((name) => !name.startsWith('type '))
    .map((name) => name.split(' as ')[0]!);
  const own = [...source.matchAll(/export (?:function|const|class) (\w+)/g)].map(([, name]) => name!);
  return [...listed, ...own].filter((name) => /^[A-Z][a-z]/.test(name));
}

test('the kit page shows every part that packages can import', () => {
  const parts = [...new Set(entries.flatMap((file) => listParts(read(path.join(ui, '../..', file)))))];
  expect(parts.length).toBeGreaterThan(50);
  const sections = readdirSync(path.join(kit, 'sections')).map((name) => path.join(kit, 'sections', name));
  const shown = [path.join(kit, 'KitPage.tsx'), ...sections].map(read).join('\n');
  const missing = parts.filter((name) => !without.has(name) && !new RegExp(`<${name}\\b`).test(shown));
  expect(missing).toEqual([]);
});
