import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPackage } from '@portal/build/workspace/find-package.ts';
import { resolveFromPackage } from '@portal/build/workspace/paths.ts';
import { copyPackages } from './copy-packages';

/** It has types, source maps and dependencies of its own. */
const name = 'htmlparser2';
const api = resolveFromPackage('api');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const copy = (names: readonly string[]) => copyPackages(names, api, path.join(folder, 'node_modules'));

const listUnused = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.d\.[cm]?ts$|\.map$/.test(file),
  );

test('a copied package runs with its dependencies outside the workspace', () => {
  copy([name]);

  const script = `console.log(require('${name}').parseDocument('<p>one</p><p>two</p>').children.length)`;
  const output = execFileSync(process.execPath, ['-e', script], { cwd: folder, encoding: 'utf8' });
  expect(output).toBe('2\n');
});

test('the versions of the copied packages are returned', () => {
  const installed = path.join(findPackage(name, api) ?? '', 'package.json');
  const { version } = JSON.parse(readFileSync(installed, 'utf8')) as { version: string };

  expect(copy([name])).toEqual({ [name]: version });
});

test('types and source maps are not copied', () => {
  expect(listUnused(findPackage(name, api) ?? '')).not.toEqual([]);

  copy([name]);
  expect(listUnused(realpathSync(path.join(folder, 'node_modules', name)))).toEqual([]);
  expect(listUnused(folder)).toEqual([]);
});

test('a package that is not installed is refused by its name', () => {
  expect(() => copy(['not-installed'])).toThrow('not-installed is not installed');
});
