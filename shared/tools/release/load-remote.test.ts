import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadRemote } from './load-remote';

// A busy machine may take a while.
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'version-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (entry: string) => writeFileSync(path.join(folder, 'remoteEntry.js'), entry);
const load = () => loadRemote({ name: 'mfe-x', contract: 1 }, folder);

/** A container like webpack's, which exposes this definition. */
const exposing = (definition: string) =>
  `var mfe_x = { init() {}, async get() { return () => ({ default: ${definition} }); } };`;

test('a version loads with every page', async () => {
  built(
    exposing(
      "{ name: 'mfe-x', contract: 1, routes: [{ path: '/x', lazy: async () => ({}), children: [{ lazy: async () => ({}) }] }] }",
    ),
  );
  await expect(load()).resolves.toBe(2);
});

test.each([
  ['an entry that throws', "throw new Error('half a file');", 'half a file'],
  ['an entry without a container', 'var other = 1;', 'mfe-x does not load'],
  [
    'a definition of another',
    exposing("{ name: 'mfe-y', contract: 1, routes: [] }"),
    'it calls itself mfe-y, contract 1.',
  ],
  [
    'a page deep inside that throws',
    exposing(
      "{ name: 'mfe-x', contract: 1, routes: [{ children: [{ lazy() { throw new Error('no such page'); } }] }] }",
    ),
    'no such page',
  ],
])('%s is refused', async (_case, entry, reason) => {
  built(entry);
  await expect(load()).rejects.toThrow(reason);
});

test('a missing entry is refused', async () => {
  await expect(load()).rejects.toThrow('mfe-x does not load: remoteEntry.js could not be read.');
});
