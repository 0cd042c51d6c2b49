import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'install-'));
  for (const folder of ['node_modules', 'mfe-a']) mkdirSync(path.join(root, folder));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(path.join(root, file), '');
  writePackage('.', {});
  writePackage('mfe-a', { version: '1.0.0', dependencies: { react: '19.0.0' } });
  execFileSync(process.execPath, [path.join(__dirname, 'mark-installed.mjs'), root]);
});
afterEach(() => rmSync(root, { recursive: true }));

const writePackage = (folder: string, content: object) =>
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));

const askInstalled = (): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { isInstalled } from ${JSON.stringify(path.join(__dirname, 'install.mjs'))}; console.log(isInstalled(process.argv[1]))`,
        root,
      ],
      { encoding: 'utf8' },
    ),
  );

test('a new version of a package needs no install', () => {
  writePackage('mfe-a', { version: '1.1.0', dependencies: { react: '19.0.0' } });
  expect(askInstalled()).toBe(true);
});

test('another dependency and another lock file do', () => {
  writePackage('mfe-a', { version: '1.0.0', dependencies: { react: '19.1.0' } });
  expect(askInstalled()).toBe(false);
  writePackage('mfe-a', { version: '1.0.0', dependencies: { react: '19.0.0' } });
  expect(askInstalled()).toBe(true);
  writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 9');
  expect(askInstalled()).toBe(false);
});
