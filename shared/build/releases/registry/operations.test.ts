import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../workspace/refusal';
import { getVersionFolder } from '../places';
import { readLog } from '../log/read-log';
import { makeReleasesFolder, placeSampleBuild, releaseSample } from '../testing/version';
import type { SampleVersion } from '../testing/version';
import { openRegistry } from './change-registry';
import { listLiveRemotes, readLive } from './live';
import { followsLocalBuilds, makeBuildsLive } from './local-builds';
import { promote, rollBack, withdraw } from './operations';
import type { RegistryAccess } from './change-registry';

let releases: string;
let access: RegistryAccess;
beforeEach(() => {
  releases = makeReleasesFolder();
  access = { releases, by: 'anna@example.test' };
});
afterEach(() => rmSync(releases, { recursive: true }));

const release = (version: string, more: Partial<SampleVersion> = {}) =>
  releaseSample(access, { target: 'mfe-a', version, ...more });
const releaseRefused = (version: string) =>
  releaseSample(
    access,
    { target: 'mfe-a', version },
    { check: () => Promise.reject(new Refusal('a page does not load.')) },
  );
const live = () =>
  listLiveRemotes(readLive(openRegistry(releases))).map(({ name, version }) => `${name} ${version}`);
const events = () =>
  openRegistry(releases).flatMap((record) =>
    record.events.map(({ action, target, version }) => `${action} ${target} ${version}`),
  );
const damage = (version: string) =>
  writeFileSync(path.join(getVersionFolder(releases, 'mfe-a', version), 'remoteEntry.js'), 'steal()');

describe('a release', () => {
  it('is recorded with who, when, commit, checks and seal, and is live', async () => {
    await release('1.0.0');
    expect(readLog(releases).records).toEqual([
      expect.objectContaining({
        sequence: 1,
        by: 'anna@example.test',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        events: [
          {
            action: 'release',
            target: 'mfe-a',
            version: '1.0.0',
            commit: '4d8d4244',
            checks: [{ name: 'sample' }],
            seal: expect.stringMatching(/^sha384-/),
          },
          { action: 'promote', target: 'mfe-a', version: '1.0.0' },
        ],
      }),
    ]);
    expect(live()).toEqual(['mfe-a 1.0.0']);
  });

  it('changes only its own entry', async () => {
    await release('1.0.0');
    await release('1.0.0', { target: 'mfe-b' });
    await release('1.1.0');
    expect(live()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0']);
  });

  it('that is refused is recorded with the reason and leaves no files; its version can be released repaired', async () => {
    await expect(releaseRefused('1.0.0')).rejects.toThrow('a page does not load.');
    expect(openRegistry(releases).at(-1)?.events).toEqual([
      expect.objectContaining({ action: 'refuse', version: '1.0.0', reason: 'a page does not load.' }),
    ]);
    expect(existsSync(getVersionFolder(releases, 'mfe-a', '1.0.0'))).toBe(false);
    await release('1.0.0');
    expect(live()).toEqual(['mfe-a 1.0.0']);
  });

  it('with sources that are refused while it is built is recorded with their reason and leaves no files', async () => {
    const check = jest.fn(async () => [{ name: 'pages' }]);
    const checkSources = () => Promise.reject(new Refusal('its types fail.'));
    await expect(
      releaseSample(access, { target: 'mfe-a', version: '1.0.0' }, { checkSources, check }),
    ).rejects.toThrow('mfe-a 1.0.0 was not released: its types fail.');
    expect(check).toHaveBeenCalled();
    expect(events()).toEqual(['refuse mfe-a 1.0.0']);
    expect(existsSync(getVersionFolder(releases, 'mfe-a', '1.0.0'))).toBe(false);
  });

  it('records the checks of its sources before those of its pages', async () => {
    const plan = {
      checkSources: async () => [{ name: 'types' }],
      check: async () => [{ name: 'pages' }],
    };
    await releaseSample(access, { target: 'mfe-a', version: '1.0.0' }, plan);
    expect(openRegistry(releases).at(-1)?.events[0]).toMatchObject({
      checks: [{ name: 'types' }, { name: 'pages' }],
    });
  });

  it('with another remote’s prefix is refused as the registry is written, and leaves no files', async () => {
    await release('1.0.0', { target: 'mfe-listings', prefixes: ['/listings'] });
    await expect(release('1.0.0', { prefixes: ['/a', '/listings'] })).rejects.toThrow(
      'Another remote has its prefix: /listings (mfe-a, mfe-listings)',
    );
    expect(live()).toEqual(['mfe-listings 1.0.0']);
    expect(existsSync(getVersionFolder(releases, 'mfe-a', '1.0.0'))).toBe(false);
  });

  it('for another contract than the live shell speaks is refused', async () => {
    await release('1.0.0', { target: 'host', contract: 2 });
    await expect(release('1.0.0')).rejects.toThrow(
      'mfe-a 1.0.0 is built for contract 1; the shell 1.0.0 speaks contract 2',
    );
  });

  it('of a version that exists is refused', async () => {
    await release('1.0.0');
    await expect(release('1.0.0')).rejects.toThrow('a release never changes: raise the version');
  });

  it('that is held becomes live by a promotion', async () => {
    await release('1.0.0');
    await releaseSample(access, { target: 'mfe-a', version: '1.1.0' }, { hold: true });
    expect(live()).toEqual(['mfe-a 1.0.0']);
    expect(promote(access, 'mfe-a', '1.1.0')).toEqual({ target: 'mfe-a', version: '1.1.0', from: '1.0.0' });
    expect(live()).toEqual(['mfe-a 1.1.0']);
  });
});

describe('the shared modules', () => {
  const ui = (...names: string[]) => ({ sharedNames: { '@portal/shared/ui': names } });
  const releaseShell = (version: string, ...names: string[]) =>
    releaseSample(access, { target: 'host', version, ...ui(...names) });

  it('of the live shell must have every name that a remote needs', async () => {
    await releaseShell('1.0.0', 'Button', 'Card');
    await release('1.0.0', ui('Button'));
    await expect(release('1.1.0', ui('Button', 'Chart'))).rejects.toThrow(
      'mfe-a 1.1.0 needs Chart of @portal/shared/ui, which the shell 1.0.0 does not have.',
    );
    expect(live()).toEqual(['mfe-a 1.0.0']);
    await releaseShell('1.1.0', 'Button', 'Card', 'Chart');
    await release('1.1.1', ui('Button', 'Chart'));
    expect(live()).toEqual(['mfe-a 1.1.1']);
  });

  it('of a new shell, or of one to go back to, must have what the live remotes need', async () => {
    await releaseShell('1.0.0', 'Button');
    await releaseShell('1.1.0', 'Button', 'Chart');
    await release('1.0.0', ui('Chart'));
    expect(() => rollBack(access, 'host', undefined)).toThrow('mfe-a 1.0.0 needs Chart');
    await expect(releaseShell('1.2.0', 'Button')).rejects.toThrow('which the shell 1.2.0 does not have');
  });

  it('do not count for a module that the shell does not give, and for versions without a list', async () => {
    await releaseShell('1.0.0', 'Button');
    await release('1.0.0', { sharedNames: { 'react-hook-form': ['useForm'] } });
    await release('1.1.0');
    await releaseSample(access, { target: 'host', version: '1.1.0' });
    await release('1.2.0', ui('Chart'));
    expect(live()).toEqual(['mfe-a 1.2.0']);
  });
});

it('a shell that needs the hashes of scripts is refused while a live remote has none, and so is such a remote', async () => {
  const shell = { target: 'host', version: '1.0.0', hasScriptHashes: true };
  await release('1.0.0', { hasScriptHashes: false });
  await expect(releaseSample(access, shell)).rejects.toThrow(
    'mfe-a 1.0.0 has no hashes of its scripts, without which the shell 1.0.0 does not load it. Release mfe-a again first.',
  );
  await release('1.1.0');
  await releaseSample(access, shell);
  expect(() => rollBack(access, 'mfe-a', undefined)).toThrow('mfe-a 1.0.0 has no hashes of its scripts');
});

describe('a rollback', () => {
  it('goes back along what was live and healthy, and skips what was taken back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.1.0');
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.0.0');
    await release('1.3.0');
    expect(rollBack(access, 'mfe-a', undefined)).toEqual({
      target: 'mfe-a',
      version: '1.0.0',
      from: '1.3.0',
      passedOver: [],
    });
    expect(() => rollBack(access, 'mfe-a', undefined)).toThrow(
      'mfe-a has no version that was live and healthy before 1.0.0',
    );
  });

  it('never goes to a version whose release was refused', async () => {
    await release('1.0.0');
    await expect(releaseRefused('1.1.0')).rejects.toThrow();
    await release('1.2.0');
    expect(() => rollBack(access, 'mfe-a', '1.1.0')).toThrow('mfe-a has no released version 1.1.0');
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.0.0');
  });

  it('never follows the time of folders: a version that was only held is not a way back', async () => {
    await release('1.0.0');
    await releaseSample(access, { target: 'mfe-a', version: '1.1.0' }, { hold: true });
    await release('1.2.0');
    expect(() => rollBack(access, 'mfe-a', '1.1.0')).toThrow('mfe-a 1.1.0 was never live');
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.0.0');
  });

  it('is refused where it would take another team’s prefix', async () => {
    await release('1.0.0', { prefixes: ['/a', '/listings'] });
    await release('1.1.0', { prefixes: ['/a'] });
    await release('1.0.0', { target: 'mfe-listings', prefixes: ['/listings'] });
    expect(() => rollBack(access, 'mfe-a', undefined)).toThrow('Another remote has its prefix: /listings');
    expect(live()).toEqual(['mfe-a 1.1.0', 'mfe-listings 1.0.0']);
  });

  it('passes over versions whose files were changed, removed or added to, and says so', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await release(version);
    damage('1.3.0');
    rmSync(getVersionFolder(releases, 'mfe-a', '1.2.0'), { recursive: true });
    writeFileSync(path.join(getVersionFolder(releases, 'mfe-a', '1.1.0'), 'remoteEntry.js.br'), 'steal()');
    expect(rollBack(access, 'mfe-a', undefined)).toMatchObject({
      version: '1.0.0',
      passedOver: [
        'mfe-a 1.3.0 cannot be used: its file remoteEntry.js was changed.',
        'mfe-a 1.2.0 cannot be used: its folder is gone.',
        'mfe-a 1.1.0 cannot be used: it has a file remoteEntry.js.br that was not built with it.',
      ],
    });
  });

  it('of the shell works like that of a remote', async () => {
    await release('1.0.0', { target: 'host' });
    await release('1.1.0', { target: 'host' });
    expect(rollBack(access, 'host', undefined).version).toBe('1.0.0');
    expect(readLive(openRegistry(releases)).host).toBe('1.0.0');
  });
});

describe('a withdrawal', () => {
  it('takes the live version back in the same step, and for ever', async () => {
    for (const version of ['1.0.0', '1.1.0']) await release(version);
    expect(withdraw(access, 'mfe-a', '1.1.0', 'shows wrong prices')).toEqual({
      target: 'mfe-a',
      version: '1.1.0',
      back: '1.0.0',
    });
    expect(live()).toEqual(['mfe-a 1.0.0']);
    expect(() => promote(access, 'mfe-a', '1.1.0')).toThrow('mfe-a 1.1.0 was withdrawn.');
    await expect(release('1.1.0')).rejects.toThrow('released already');
  });

  it('of an older version keeps rollbacks from it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(version);
    withdraw(access, 'mfe-a', '1.1.0', 'shows wrong prices');
    expect(live()).toEqual(['mfe-a 1.2.0']);
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.0.0');
  });

  it('needs a reason', async () => {
    await release('1.0.0');
    expect(() => withdraw(access, 'mfe-a', '1.0.0', undefined)).toThrow('Say why');
  });
});

describe('local builds', () => {
  const builds = (version: string) =>
    ['host', 'customer', 'mfe-a', 'mfe-b'].map((target) => placeSampleBuild(releases, { target, version }));

  it('become live in one step until something is released', () => {
    expect(makeBuildsLive(access, builds('1.0.0-11111111'))).toBe(true);
    expect(makeBuildsLive(access, builds('1.0.0-22222222'))).toBe(true);
    expect(makeBuildsLive(access, builds('1.0.0-22222222'))).toBe(false);
    expect(openRegistry(releases)).toHaveLength(2);
    expect(live()).toEqual(['mfe-a 1.0.0-22222222', 'mfe-b 1.0.0-22222222']);
  });

  it('change nothing after a release', async () => {
    makeBuildsLive(access, builds('1.0.0-11111111'));
    await release('1.1.0');
    expect(followsLocalBuilds(openRegistry(releases))).toBe(false);
    expect(makeBuildsLive(access, builds('1.0.0-22222222'))).toBe(false);
    expect(live()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0-11111111']);
  });

  it('do not put rolled-back code live again', async () => {
    makeBuildsLive(access, builds('1.0.0-11111111'));
    makeBuildsLive(access, builds('1.0.0-22222222'));
    expect(rollBack(access, 'mfe-a', undefined).version).toBe('1.0.0-11111111');
    expect(makeBuildsLive(access, builds('1.0.0-22222222'))).toBe(false);
    expect(makeBuildsLive(access, builds('1.0.0-33333333'))).toBe(false);
    expect(live()[0]).toBe('mfe-a 1.0.0-11111111');
  });

  it('complete a portal that has no shell yet, and leave its releases', async () => {
    await release('1.1.0');
    expect(makeBuildsLive(access, builds('1.0.0-11111111'))).toBe(true);
    expect(live()).toEqual(['mfe-a 1.1.0', 'mfe-b 1.0.0-11111111']);
    expect(events()).not.toContain('build mfe-a 1.0.0-11111111');
    expect(makeBuildsLive(access, builds('1.0.0-22222222'))).toBe(false);
  });
});
