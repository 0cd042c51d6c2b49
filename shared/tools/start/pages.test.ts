import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import { getVersionFolder } from '@portal/build/releases/places.ts';
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

describe('a start whose sources are other than those of the last build', () => {
  const targets = ['host', 'customer', 'mfe-srm'] as const;
  const [last, next] = ['1.0.0-11111111', '1.0.0-22222222'];
  const plan = (): PlannedBuild[] =>
    targets.map((target) => ({
      kind: target === 'mfe-srm' ? 'remote' : target,
      packageName: target,
      target,
      version: next,
    }));

  /** A build that lasts until it is ended. */
  function planLongBuild() {
    let end: (error?: Error) => void = () => undefined;
    const building = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    const buildMissing = jest.fn(() => building);
    return { end, buildMissing, builder: { planBuilds: plan, buildMissing } };
  }

  async function startWith({ builder }: ReturnType<typeof planLongBuild>) {
    const lines: string[] = [];
    const ended = { servable: false, finished: false };
    const pages = await preparePages((line) => lines.push(line), builder);
    const watch = async (name: keyof typeof ended) => {
      await pages[name];
      ended[name] = true;
    };
    const watched = [watch('servable'), watch('finished')];
    await new Promise((resolve) => setImmediate(resolve));
    return { lines, ended, watched };
  }

  function listServed() {
    const { host = '', customer = '', remotes = [] } = readLog(releases).records.at(-1)?.live ?? {};
    const [srm] = remotes as { version: string }[];
    const served = { host, customer, 'mfe-srm': srm?.version ?? '' };
    return targets.map((target) => [
      served[target],
      existsSync(getVersionFolder(releases, target, served[target])),
    ]);
  }

  it('serves the last build meanwhile, and the new one when all of it is there', async () => {
    buildEverything(last);
    const build = planLongBuild();
    const { lines, ended, watched } = await startWith(build);
    expect(build.buildMissing).toHaveBeenCalledTimes(1);
    expect(ended).toEqual({ servable: true, finished: false });
    expect(listServed()).toEqual(targets.map(() => [last, true]));
    expect(lines).toEqual([expect.stringContaining('starts with its last build')]);
    for (const target of targets) placeSampleBuild(releases, { target, version: next });
    build.end();
    await Promise.all(watched);
    expect(listServed()).toEqual(targets.map(() => [next, true]));
    expect(lines.at(-1)).toBe('The new build is live.');
  });

  it('goes on with the last build when the new one fails', async () => {
    buildEverything(last);
    const build = planLongBuild();
    const { lines, watched } = await startWith(build);
    build.end(new Error('mfe-srm has an error'));
    await Promise.all(watched);
    expect(listServed()).toEqual(targets.map(() => [last, true]));
    expect(lines.at(-1)).toMatch(/^The build failed; the portal goes on.*mfe-srm has an error/s);
  });

  it('waits for the build where the files of the last one are missing', async () => {
    buildEverything(last);
    rmSync(getVersionFolder(releases, 'customer', last), { recursive: true });
    const build = planLongBuild();
    const { ended, watched } = await startWith(build);
    expect(ended).toEqual({ servable: false, finished: false });
    for (const target of targets) placeSampleBuild(releases, { target, version: next });
    build.end();
    await Promise.all(watched);
    expect(listServed()).toEqual(targets.map(() => [next, true]));
  });
});
