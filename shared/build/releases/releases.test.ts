import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteManifest } from '../../src/remote/manifest';
import * as v from 'valibot';
import { writeJsonAtomically } from '../output/atomic';
import { pinAgainst, removePin, takenBackVersion } from './pins';
import { publish } from './publish';
import { currentVersion, publishedRegistry, registryLine, withLine } from './registry';

const manifest = (name: string, prefix: string) =>
  v.parse(remoteManifest, { name, contract: 1, access: 'agent', prefixes: [prefix] });

let folder: string;
const before = process.env.RELEASES_DIR;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  process.env.RELEASES_DIR = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (before === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = before;
});

function built(name: string, version: string) {
  mkdirSync(path.join(folder, 'remotes', name, version), { recursive: true });
  writeJsonAtomically(
    path.join(folder, 'remotes', name, version, 'registry-line.json'),
    registryLine(manifest(name, `/${name}`), version, 'sha384-x'),
  );
  return { kind: 'remote', packageName: name, version } as const;
}

describe('publishing', () => {
  it('changes only the entry of the released remote', () => {
    publish([built('mfe-a', '1.0.0'), built('mfe-b', '1.0.0')]);
    publish([built('mfe-a', '1.1.0')]);
    expect(publishedRegistry().map(({ name, version, entry }) => [name, version, entry])).toEqual([
      ['mfe-a', '1.1.0', '/remotes/mfe-a/1.1.0/mf-manifest.json'],
      ['mfe-b', '1.0.0', '/remotes/mfe-b/1.0.0/mf-manifest.json'],
    ]);
  });

  it('refuses a version that was never built, and keeps the registry as it was', () => {
    publish([built('mfe-a', '1.0.0')]);
    const registry = readFileSync(path.join(folder, 'registry.json'), 'utf8');
    expect(() => publish([{ kind: 'remote', packageName: 'mfe-a', version: '9.9.9' }])).toThrow(
      'mfe-a has no version 9.9.9',
    );
    expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe(registry);
  });

  it('reports which host is live', () => {
    expect(currentVersion('host')).toBeUndefined();
    publish([{ kind: 'host', packageName: 'host', version: '1.0.0-abc' }]);
    expect(currentVersion('host')).toBe('1.0.0-abc');
  });

  it('keeps the registry in a stable order', () => {
    const line = (name: string) => registryLine(manifest(name, `/${name}`), '1', 'x');
    expect(withLine([line('b')], line('a')).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('a version that was taken back', () => {
  it('is remembered until something else is released', () => {
    pinAgainst('mfe-a', '1.1.0');
    expect(takenBackVersion('mfe-a')).toBe('1.1.0');
    expect(takenBackVersion('mfe-b')).toBeUndefined();
    removePin('mfe-a');
    expect(takenBackVersion('mfe-a')).toBeUndefined();
  });
});
