import { foundKinds } from '@portal/shared/contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { remoteManifest } from '@portal/shared/remote';
import { isIconName } from '@portal/shared/ui';
import { manifestProblem, readAllManifests, remoteNames } from './remotes';
import { hashFiles } from './source-hash';

describe('the hash of sources', () => {
  let folder: string;
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
    write('src/a.ts', 'a');
    write('src/deep/b.ts', 'b');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const hash = () => hashFiles(folder, ['src', 'missing.json']);

  it('has eight digits and is the same for the same files', () => {
    expect(hash()).toMatch(/^[0-9a-f]{8}$/);
    expect(hash()).toBe(hash());
  });

  it('changes with a content, a name and a new file, but not with a test', () => {
    const before = hash();
    write('src/a.test.ts', 'a test');
    expect(hash()).toBe(before);
    write('src/a.ts', 'A');
    const changed = hash();
    expect(changed).not.toBe(before);
    write('src/c.ts', '');
    expect(hash()).not.toBe(changed);
  });
});

test('a folder that an earlier branch left without sources is no remote', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'remotes-'));
  for (const folder of ['host', 'mfe-b', 'mfe-a', 'mfe-old/node_modules'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of ['host', 'mfe-b', 'mfe-a']) writeFileSync(path.join(root, name, 'remote.json'), '{}');
  expect(remoteNames(root)).toEqual(['mfe-a', 'mfe-b']);
  rmSync(root, { recursive: true });
});

describe('remote.json', () => {
  const manifest = (changes: object) =>
    v.parse(remoteManifest, { name: 'mfe-x', contract: 1, access: 'agent', prefixes: ['/x'], ...changes });

  it('names its folder, this contract, and pages under its prefixes', () => {
    expect(
      manifestProblem(manifest({ pages: [{ path: '/x/a', chunk: 'page-a' }] }), 'mfe-x'),
    ).toBeUndefined();
    expect(manifestProblem(manifest({}), 'mfe-y')).toContain('the folder is mfe-y');
    expect(manifestProblem(manifest({ contract: 2 }), 'mfe-x')).toContain('contract 2');
    expect(manifestProblem(manifest({ pages: [{ path: '/xy', chunk: 'page-a' }] }), 'mfe-x')).toContain(
      '/xy',
    );
    expect(manifestProblem(manifest({ finds: [{ kind: 'trip', to: '/y/{id}' }] }), 'mfe-x')).toContain(
      '/y/{id}',
    );
  });

  it('leads the search to pages that exist', () => {
    const toPattern = (address: string) => (address.split('?')[0] ?? '').replace(/\{\w+\}/g, '{}');
    for (const { pages, actions, finds } of readAllManifests()) {
      const known = pages.map(({ path: page }) => toPattern(page));
      for (const { to } of [...actions, ...finds]) expect(known).toContain(toPattern(to));
    }
  });

  it('opens every kind of result', () => {
    const opened = readAllManifests().flatMap(({ finds }) => finds.map(({ kind }) => kind));
    expect([...new Set(opened)].sort()).toEqual([...foundKinds].sort());
  });

  it('is valid in every remote of the workspace', () => {
    expect(readAllManifests().length).toBeGreaterThanOrEqual(5);
  });

  it('names icons that the shell has', () => {
    const icons = readAllManifests().flatMap(({ nav, actions }) =>
      [...nav, ...actions].flatMap(({ icon }) => icon ?? []),
    );
    expect(icons.filter((name) => !isIconName(name))).toEqual([]);
    expect(icons.length).toBeGreaterThan(3);
  });
});
