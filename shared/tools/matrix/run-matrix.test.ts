import { rmSync } from 'node:fs';
import path from 'node:path';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { readLive } from '@portal/build/releases/registry/live.ts';
import {
  makeReleasesFolder,
  releaseSample,
  writeSampleVersion,
  type SampleVersion,
} from '@portal/build/releases/testing/version.ts';
import { Refusal } from '../lib/say';
import { runMatrix, type Candidate } from './run-matrix';

const ui = (...names: string[]) => ({ sharedNames: { '@portal/shared/ui': names } });

let releases: string;
let built: string;
beforeEach(async () => {
  releases = makeReleasesFolder();
  built = makeReleasesFolder();
  const access = { releases, by: 'anna@example.test' };
  await releaseSample(access, { target: 'host', version: '1.0.0', ...ui('Button') });
  await releaseSample(access, { target: 'mfe-a', version: '1.0.0', ...ui('Button') });
  await releaseSample(access, { target: 'mfe-b', version: '1.0.0' });
});
afterEach(() => {
  for (const folder of [releases, built]) rmSync(folder, { recursive: true });
});

function build(sample: SampleVersion): Candidate {
  const folder = path.join(built, sample.target);
  writeSampleVersion(folder, sample);
  const { target, version } = sample;
  return { kind: target === 'host' ? 'host' : 'remote', target, version, folder };
}

async function run(candidates: readonly Candidate[], failing: Readonly<Record<string, string>> = {}) {
  const rows = await runMatrix(candidates, {
    releases,
    live: readLive(readLog(releases).records),
    async open({ target }) {
      const reason = failing[target];
      if (reason) throw new Refusal(reason);
      return '3 pages';
    },
  });
  return rows.map(({ target, outcome, found }) => `${target}: ${outcome}, ${found}`);
}

test('a new shell runs the released remotes, and a new remote runs in the released shell', async () => {
  expect(
    await run([
      build({ target: 'host', version: '1.1.0', ...ui('Button', 'Chart') }),
      build({ target: 'mfe-a', version: '1.1.0', ...ui('Button') }),
      build({ target: 'mfe-b', version: '1.0.0' }),
    ]),
  ).toEqual(['host: passed, 3 pages', 'mfe-a: passed, 3 pages', 'mfe-b: same version, it is live']);
});

test('pages that fail are reported, and the others are opened too', async () => {
  const candidates = [
    build({ target: 'host', version: '1.1.0', ...ui('Button') }),
    build({ target: 'mfe-a', version: '1.1.0' }),
  ];
  expect(await run(candidates, { host: 'its pages fail' })).toEqual([
    'host: failed, its pages fail',
    'mfe-a: passed, 3 pages',
  ]);
});

test('a new shell without a name that a released remote needs fails', async () => {
  expect(await run([build({ target: 'host', version: '1.1.0', ...ui('Chart') })])).toEqual([
    expect.stringContaining('host: failed, mfe-a 1.0.0 needs Button of @portal/shared/ui'),
  ]);
});

test('a remote that needs a name of the new shell is released after it', async () => {
  const remote = build({ target: 'mfe-a', version: '1.1.0', ...ui('Chart') });
  expect(await run([build({ target: 'host', version: '1.1.0', ...ui('Button', 'Chart') }), remote])).toEqual([
    'host: passed, 3 pages',
    expect.stringContaining('mfe-a: after shell, mfe-a 1.1.0 needs Chart'),
  ]);
  expect(await run([remote])).toEqual([expect.stringContaining('mfe-a: failed, mfe-a 1.1.0 needs Chart')]);
});
