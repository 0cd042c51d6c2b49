import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBase } from './find-base';

let root: string;
/** From the first to the present one. */
let commits: string[];

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.test'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'find-base-'));
  git('init', '--quiet');
  commits = ['first', 'second', 'third', 'fourth'].map((subject) => {
    git('commit', '--quiet', '--allow-empty', '--message', subject);
    return git('rev-parse', 'HEAD');
  });
});
afterEach(() => rmSync(root, { recursive: true }));

test('the last release is the newest tag before the present commit', () => {
  git('tag', 'mfe-srm@1.0.0', commits[0]!);
  git('tag', 'host@1.1.0', commits[1]!);
  git('tag', 'host@1.2.0', commits[3]!);
  expect(findBase({ root, untagged: commits[2] })).toEqual({
    commit: commits[1],
    reason: 'the newest tag: host@1.1.0',
  });
});

test('without a tag it is the commit that CI names, else the commit before', () => {
  expect(findBase({ root, untagged: commits[1] }).commit).toBe(commits[1]);
  for (const untagged of [undefined, '', '0'.repeat(40)])
    expect(findBase({ root, untagged })).toEqual({
      commit: commits[2],
      reason: 'the commit before, because nothing is tagged',
    });
});

test('a named commit is taken before a tag', () => {
  git('tag', 'host@1.1.0', commits[1]!);
  expect(findBase({ root, named: commits[0] })).toEqual({ commit: commits[0], reason: 'named' });
});

test('a commit that the history does not have is refused, with the way to get it', () => {
  expect(() => findBase({ root, named: 'f'.repeat(40) })).toThrow('fetch-depth: 0');
  rmSync(path.join(root, '.git'), { recursive: true });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'only');
  expect(() => findBase({ root })).toThrow('no commit HEAD^');
});
