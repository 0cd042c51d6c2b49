import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { formatNotices, noticesFile } from './format-notices';
import { listProductionPackages } from './list-packages';

test('the third-party notices are those of the installed packages: npm run notices writes them', () => {
  expect(readFileSync(resolveFromRoot(noticesFile), 'utf8')).toBe(formatNotices());
});

test('a package that a dependency brings along is listed with its holder; a package of the platform is not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'notices-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('own/package.json', '{ "name": "own", "version": "1.0.0", "dependencies": { "first": "1.0.0" } }');
  write(
    'own/node_modules/first/package.json',
    '{ "name": "first", "version": "1.0.0", "license": "MIT", "dependencies": { "second": "2.0.0", "native": "1.0.0" } }',
  );
  write('own/node_modules/second/package.json', '{ "name": "second", "version": "2.0.0", "license": "ISC" }');
  write('own/node_modules/second/LICENSE', 'Copyright (c) 2024 Asha Rao\n\nPermission is granted.');
  write('own/node_modules/native/package.json', '{ "name": "native", "version": "1.0.0", "os": ["linux"] }');

  const found = listProductionPackages([path.join(root, 'own')]);
  rmSync(root, { recursive: true });
  expect(found.map(({ name, licence, copyright }) => [name, licence, copyright])).toEqual([
    ['first', 'MIT', []],
    ['second', 'ISC', ['Copyright (c) 2024 Asha Rao']],
  ]);
});
