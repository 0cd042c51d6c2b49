import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getVersionFolder } from '@portal/build/releases/places.ts';
import { getReleaseGroup } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { makeReleasesFolder, writeSampleVersion } from '@portal/build/releases/testing/version.ts';
import type { SampleVersion } from '@portal/build/releases/testing/version.ts';
import type { FastifyInstance } from 'fastify';
import { createPortalServer } from '../portal';
import { readSettings } from '../settings';
import { createReleases } from './releases';

const ui = '@portal/shared/ui';
const group = getReleaseGroup('company-1');
let releases: string;
let portal: FastifyInstance;

function place(sample: SampleVersion): void {
  const folder = getVersionFolder(releases, sample.target, sample.version);
  writeSampleVersion(folder, sample);
  writeFileSync(
    path.join(folder, 'assets.json'),
    JSON.stringify({ scripts: ['remoteEntry.js'], shared: {} }),
  );
}

const remote = (name: string) => ({
  name,
  contract: 1,
  access: 'agent',
  prefixes: [`/${name}`],
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
});

/** Nothing checks this log: a release would be refused. */
beforeEach(async () => {
  releases = makeReleasesFolder();
  place({ target: 'host', version: '1.0.0', sharedNames: { [ui]: ['Button', 'Card'] } });
  place({ target: 'host', version: '2.0.0', sharedNames: { [ui]: ['Button', 'Table', 'Tabs'] } });
  place({ target: 'mfe-a', version: '1.0.0', sharedNames: { [ui]: ['Button', 'Table', 'Tabs'] } });
  place({ target: 'mfe-b', version: '1.0.0', sharedNames: { [ui]: ['Button', 'Card'] } });
  place({ target: 'mfe-old', version: '1.0.0' });
  const log = path.join(releases, 'log');
  mkdirSync(log);
  writeFileSync(
    path.join(log, '00000001.json'),
    JSON.stringify({
      sequence: 1,
      at: '2026-11-25T10:00:00.000Z',
      by: 'anna',
      previous: '',
      events: [{ action: 'promote', target: 'host', version: '1.0.0' }],
      live: {
        host: '1.0.0',
        remotes: ['mfe-a', 'mfe-b', 'mfe-old'].map(remote),
        canaries: [{ shell: '2.0.0', groups: [group] }],
      },
    }),
  );
  portal = await createPortalServer(
    readSettings({ RELEASES_DIR: releases, API_PORT: '1', LOG_LEVEL: 'silent' }),
    createReleases(releases),
  );
});
afterEach(async () => {
  await portal.close();
  rmSync(releases, { recursive: true });
});

async function listUnmet(cookie = '') {
  const headers = { accept: 'text/html', cookie };
  const entries = (await portal.inject({ url: '/registry.json', headers })).json<RegistryEntry[]>();
  const page = await portal.inject({ url: '/mfe-a', headers });
  expect(page.statusCode).toBe(200);
  for (const { unmet } of entries) if (unmet) expect(page.body).toContain(`"unmet":${JSON.stringify(unmet)}`);
  return Object.fromEntries(entries.map(({ name, unmet }) => [name, unmet]));
}

test('page and registry say what a remote lacks in the shell of the same readers', async () => {
  expect(await listUnmet()).toEqual({ 'mfe-a': [`Table, Tabs of ${ui}`] });
  expect(await listUnmet(`release-group=${group}`)).toEqual({ 'mfe-b': [`Card of ${ui}`] });
});

test('a list that cannot be read takes nothing away', async () => {
  for (const [target, content] of [
    ['mfe-a', '{'],
    ['mfe-b', '[]'],
  ] as const)
    writeFileSync(path.join(getVersionFolder(releases, target, '1.0.0'), 'shared-names.json'), content);
  expect(await listUnmet()).toEqual({});
});
