import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeBuildsLive } from '@portal/build/releases/registry/local-builds.ts';
import { rollBack } from '@portal/build/releases/registry/operations.ts';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import {
  makeReleasesFolder,
  placeSampleBuild,
  releaseSample,
} from '@portal/build/releases/testing/version.ts';
import { preparePages } from './pages';

// Bundles a program; a busy machine may take a while.
jest.setTimeout(60_000);

let releases: string;
const before = process.env.RELEASES_DIR;
beforeEach(() => {
  releases = makeReleasesFolder();
  process.env.RELEASES_DIR = releases;
});
afterEach(() => {
  rmSync(releases, { recursive: true });
  if (before === undefined) delete process.env.RELEASES_DIR;
  else process.env.RELEASES_DIR = before;
});

const access = () => ({ releases, by: 'anna' });
const buildEverything = (version: string) =>
  makeBuildsLive(
    access(),
    ['host', 'customer', 'mfe-srm'].map((target) => placeSampleBuild(releases, { target, version })),
  );

async function start() {
  const lines: string[] = [];
  const pages = await preparePages((line) => lines.push(line));
  await Promise.all([pages.servable, pages.finished]);
  return lines.join('\n');
}

describe('a start', () => {
  it('after a rollback leaves the rolled-back code where it is, and builds nothing', async () => {
    buildEverything('1.0.0-11111111');
    buildEverything('1.0.0-22222222');
    rollBack(access(), 'mfe-srm', undefined);
    const live = readLog(releases).records.at(-1)?.live;
    const output = await start();
    expect(readLog(releases).records.at(-1)?.live).toEqual(live);
    expect(output).not.toContain('Building');
  });

  it('after a release publishes nothing, and says whose sources are not live', async () => {
    buildEverything('1.0.0-11111111');
    await releaseSample(access(), { target: 'mfe-srm', version: '1.1.0' });
    const { records } = readLog(releases);
    expect(await start()).toMatch(/^What is live was released.*mfe-auth.*npm run release -- /);
    expect(readLog(releases).records).toEqual(records);
  });

  it('puts the commands for an incident among the releases', async () => {
    buildEverything('1.0.0-11111111');
    await releaseSample(access(), { target: 'mfe-srm', version: '1.1.0' });
    await start();
    expect(existsSync(path.join(releases, 'tool', 'registry.mjs'))).toBe(true);
  });
});
