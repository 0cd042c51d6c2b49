import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createScratchFolder } from './create-scratch-folder';

const anyRoom = { room: 0, memory: 0 };
let memory: string;
beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true, force: true }));

/** Runs in a process of its own, so that its exit is seen. */
const createElsewhere = (folder: string): string =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `const { createScratchFolder } = await import(${JSON.stringify(path.join(import.meta.dirname, 'create-scratch-folder.ts'))});
      const folder = createScratchFolder(${JSON.stringify(folder)}, ${JSON.stringify(anyRoom)});
      const { existsSync } = await import('node:fs');
      console.log(existsSync(folder) ? folder : 'missing');`,
    ],
    { encoding: 'utf8' },
  ).trim();

test('the folder of a run is removed when the run ends', () => {
  const folder = createElsewhere(memory);
  expect(path.relative(memory, folder)).toMatch(/^portal-tests-\d+-\w+$/);
  expect(existsSync(folder)).toBe(false);
});

test('the folder of a run lets another user pass, for the database', () => {
  expect(statSync(createScratchFolder(memory, anyRoom)).mode & 0o777).toBe(0o755);
});

test('a run removes what a killed run left, and nothing of a run that goes on', () => {
  const [abandoned, standing, foreign] = [
    'portal-tests-4999999-a',
    `portal-tests-${process.pid}-b`,
    'mine',
  ].map((name) => path.join(memory, name)) as [string, string, string];
  for (const folder of [abandoned, standing, foreign]) {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'row'), '1');
  }
  createScratchFolder(memory, anyRoom);
  expect([abandoned, standing, foreign].map((name) => existsSync(name))).toEqual([false, true, true]);
});

test.each([
  ['there is no such folder', 'missing', anyRoom],
  ['it has too little room', '', { room: Infinity, memory: 0 }],
  ['too little memory is free', '', { room: 0, memory: Infinity }],
])('the folder of a run is in the usual place where %s', (_case, name, needs) => {
  expect(path.dirname(createScratchFolder(path.join(memory, name), needs))).toBe(tmpdir());
});
