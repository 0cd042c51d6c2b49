import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeJsonAtomically } from '@portal/build/output/atomic.ts';
import { writeScriptHashes } from '@portal/build/output/script-hashes.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { getVersionFolder, getWorkRoot } from '@portal/build/releases/places.ts';
import { entryFile } from '@portal/build/releases/registry/built-entry.ts';
import { listLiveRemotes, readLive } from '@portal/build/releases/registry/live.ts';
import { buildRegistryEntry } from '@portal/build/releases/registry/registry-entry.ts';
import { releaseVersion } from '@portal/build/releases/registry/release-version.ts';
import { hashFile, sealVersion } from '@portal/build/releases/registry/seal.ts';
import { CONTRACT, remoteFiles, remoteManifest } from '@portal/shared/remote';
import { listReleases } from '@portal/tools/registry/list-releases.ts';
import { openInBrowser } from '@portal/tools/release/open-in-browser.ts';
import * as v from 'valibot';
import { findStackReleases } from '../fixtures/find-stack-releases';
import { linkLiveShell } from '../fixtures/link-live-shell';
import { expect, test } from '../fixtures/test';

const target = 'mfe-sample';
const version = '1.0.0';

/** A version as a build makes it: one page that says hello. The parts are code. */
function writeVersion(
  folder: string,
  { page = '', setup = '', name = 'Hello' }: Readonly<Record<string, string>>,
) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, remoteFiles.container),
    `let shared;
    var mfe_sample = {
      init(scope) { shared = scope; },
      async get() {
        const React = (await Object.values(shared.react)[0].get())();
        const Component = () => { ${page}; return React.createElement('section', null,
          React.createElement('h1', null, 'Hello'), React.createElement('button', null, '${name}')); };
        const routes = [{ path: '/sample', Component }];
        return () => ({ default: { name: '${target}', contract: ${CONTRACT}, routes, setup() { ${setup} } } });
      },
    };`,
  );
  const manifest = v.parse(remoteManifest, {
    name: target,
    contract: CONTRACT,
    access: 'agent',
    prefixes: ['/sample'],
    pages: [{ path: '/sample', chunk: 'page-sample' }],
  });
  const integrity = hashFile(path.join(folder, remoteFiles.container));
  const scriptHashes = writeScriptHashes(folder);
  writeJsonAtomically(
    path.join(folder, entryFile),
    buildRegistryEntry(manifest, version, { integrity, scriptHashes }),
  );
  sealVersion(folder, { target, version, contract: CONTRACT, purpose: 'release' });
}

async function release(releases: string, parts: Readonly<Record<string, string>>): Promise<void> {
  await releaseVersion(
    { releases, by: 'the tests' },
    {
      target,
      version,
      async build(use) {
        const folder = path.join(getWorkRoot(releases), target);
        writeVersion(folder, parts);
        await use(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
      },
      check: async (folder, live) => [
        await openInBrowser({ kind: 'remote', target, version }, { releases, folder, live }, () => undefined),
      ],
    },
  );
}

function list(releases: string): string {
  const lines: string[] = [];
  listReleases(releases, target, (line) => lines.push(line));
  return lines.join('\n');
}

let releases: string;
test.beforeEach(() => {
  test.setTimeout(120_000);
  releases = mkdtempSync(path.join(os.tmpdir(), 'gate-test-'));
  linkLiveShell(findStackReleases(), releases);
});
test.afterEach(() => rmSync(releases, { recursive: true, force: true }));

test('a version whose pages work in the live shell is released', async () => {
  await release(releases, {});
  expect(listLiveRemotes(readLive(readLog(releases).records)).map(({ name }) => name)).toEqual([target]);
  expect(list(releases)).toMatch(/mfe-sample 1\.0\.0: released\n\s+checks: pages in the browser \(3, /);
});

for (const [fault, parts, reasons] of [
  ['whose page throws', { page: "throw new Error('no such trip')" }, ['an error page', 'no such trip']],
  ['whose setup() throws', { setup: "throw new Error('no such service')" }, ['no such service']],
  ['whose page logs an error', { page: "console.error('half a list')" }, ['in the console: half a list']],
  [
    'whose page throws in Arabic',
    { page: "if (document.dir === 'rtl') throw new Error('no such word')" },
    ['/sample (ae, العربية)', 'no such word'],
  ],
  ['with a button without a name', { name: '' }, ['axe finds button-name']],
] as const)
  test(`a version ${fault} is refused with the page and the error, and leaves no files`, async () => {
    const refused = expect(release(releases, parts)).rejects;
    await refused.toThrow(
      'mfe-sample 1.0.0 was not released: its pages fail in a browser, in the live shell',
    );
    expect(listLiveRemotes(readLive(readLog(releases).records))).toEqual([]);
    expect(existsSync(getVersionFolder(releases, target, version))).toBe(false);
    const listed = list(releases);
    expect(listed).toContain('mfe-sample 1.0.0: refused');
    for (const reason of ['/sample (', ...reasons]) expect(listed).toContain(reason);
  });
