import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listSteps } from './list-steps';

let root: string;
const git = (...args: string[]): string => {
  const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.test'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'list-steps-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the migrations of a commit are known without its checkout', () => {
  const folder = path.join(root, 'api/src/database/migrations');
  mkdirSync(folder, { recursive: true });
  const commit = (...files: string[]): string => {
    for (const file of files) writeFileSync(path.join(folder, file), '');
    git('add', '.');
    git('commit', '--quiet', '--message', 'more');
    return git('rev-parse', 'HEAD');
  };
  const older = commit('0001-accounts.ts', 'all.ts', 'oldest-database.test.ts');
  const newer = commit('0002-names-breaking.ts', '0002-names-breaking.test.ts');
  expect(listSteps(root, older)).toEqual(['0001-accounts']);
  expect(listSteps(root, newer)).toEqual(['0001-accounts', '0002-names-breaking']);
});
