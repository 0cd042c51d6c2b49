import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readLog } from '@portal/build/releases/log/read-log.ts';
import { listLiveRemotes, readLive as readLiveVersions } from '@portal/build/releases/registry/live.ts';
import { pageBudgetKb } from './budget';
import { openWorkspace } from './testing/workspace';
import type { Workspace } from './testing/workspace';

// The commands as people run them, in a copy of the workspace. Each test continues where the one before
// ended.
jest.setTimeout(300_000);

let workspace: Workspace;
beforeAll(() => {
  workspace = openWorkspace();
});
afterAll(() => workspace.remove());

const readLive = () => readLiveVersions(readLog(workspace.path('dist/releases')).records);
const registryText = () => JSON.stringify(readLive());
const registry = () => listLiveRemotes(readLive());
const line = (name: string) => registry().find((entry) => entry.name === name);
const versions = () => registry().map(({ name, version }) => `${name} ${version}`);
const getReleaseFolder = (version: string) => `dist/releases/remotes/mfe-trial/${version}`;

async function succeed(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await workspace.run(command, ...args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Another team's remote. */
const other = 'mfe-other 1.0.0';

test('new:remote makes a remote whose format, types and own test pass', async () => {
  await succeed('new-remote', 'mfe-trial', '/trial');
  writeFileSync(
    workspace.path('tsconfig.trial.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['mfe-trial'] }),
  );
  const tests = ['node_modules/jest/bin/jest.js', 'mfe-trial', '--no-cache'];
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', 'mfe-trial'];
  expect((await workspace.node(...prettier)).output).toContain('All matched files use Prettier');
  expect(await workspace.node('node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.trial.json')).toEqual(
    {
      code: 0,
      output: '',
    },
  );
  expect((await workspace.node(...tests)).output).toContain('2 passed');
});

test('release builds a version and adds its line to the registry', async () => {
  const output = await succeed('release', 'mfe-trial');
  expect(output).toMatch(/\/trial: \d+ KB/);
  expect(output).toContain('mfe-trial 1.0.0 is live.');
  await succeed('new-remote', 'mfe-other', '/other');
  await succeed('release', 'mfe-other');
  expect(versions()).toEqual([other, 'mfe-trial 1.0.0']);
  expect(existsSync(workspace.path(getReleaseFolder('1.0.0'), 'mf-manifest.json'))).toBe(true);
});

test('the next release is a separate folder and changes one line; the version before stays as it was', async () => {
  const [before, otherLine] = [workspace.contents(getReleaseFolder('1.0.0')), line('mfe-other')];
  workspace.change('mfe-trial/package.json', { version: '1.1.0' });
  workspace.change('mfe-trial/src/messages/en.messages.json', {
    'trial.empty': 'Nothing has been reported.',
  });
  await succeed('release', 'mfe-trial');
  expect(versions()).toEqual([other, 'mfe-trial 1.1.0']);
  expect(line('mfe-trial')?.entry).toBe('/remotes/mfe-trial/1.1.0/mf-manifest.json');
  expect(line('mfe-other')).toEqual(otherLine);
  expect(workspace.contents(getReleaseFolder('1.0.0'))).toEqual(before);
});

test('a released version is never built again', async () => {
  const before = registryText();
  const { code, output } = await workspace.run('release', 'mfe-trial');
  expect([code, output]).toEqual([1, expect.stringContaining('a release never changes: raise the version')]);
  expect(registryText()).toBe(before);
});

test('rollback changes the line to the version before, and only that line', async () => {
  const otherLine = line('mfe-other');
  expect(await succeed('rollback', 'mfe-trial')).toContain('mfe-trial is back at 1.0.0 (it was 1.1.0).');
  expect(versions()).toEqual([other, 'mfe-trial 1.0.0']);
  expect(line('mfe-other')).toEqual(otherLine);
});

test('rollback needs neither an install nor a network', async () => {
  const lock = readFileSync(workspace.path('pnpm-lock.yaml'), 'utf8');
  appendFileSync(workspace.path('pnpm-lock.yaml'), '# another lock file: an install would begin\n');
  workspace.removeTsx();
  try {
    const output = await succeed('promote', 'mfe-trial', '1.1.0');
    expect(output).toBe('mfe-trial 1.1.0 is live (it was 1.0.0).\n');
    expect(await succeed('rollback', 'mfe-trial')).toBe('mfe-trial is back at 1.0.0 (it was 1.1.0).\n');
  } finally {
    writeFileSync(workspace.path('pnpm-lock.yaml'), lock);
    workspace.restoreTsx();
  }
});

test('releases lists who did what', async () => {
  const output = await succeed('releases', 'mfe-trial');
  expect(output).toMatch(/mfe-trial 1\.1\.0: released\n.*checks: .*every page loads \(\d+\)/s);
  expect(output).toContain('mfe-trial 1.0.0: live again, 1.1.0 taken back');
  expect(output).toContain('mfe-trial: 1.0.0 (live), 1.1.0 (taken back)');
  expect(output).not.toContain('mfe-other');
});

test('canary gives a version to some companies, and takes it back', async () => {
  expect(await succeed('canary', 'mfe-trial', '1.1.0', '--percent', '5', '--companies', 'c1,c2')).toContain(
    'mfe-trial 1.1.0 is a canary; all others get 1.0.0.',
  );
  const output = await succeed('releases', 'mfe-trial');
  expect(output).toContain('mfe-trial 1.1.0: canary for 5 % of the companies and 2 listed');
  expect(output).toContain('mfe-trial: 1.0.0 (live), 1.1.0 (canary)');
  expect(versions()).toEqual([other, 'mfe-trial 1.0.0']);
  expect(await succeed('canary', 'mfe-trial', '--stop')).toBe(
    'mfe-trial 1.1.0 is no canary any more. All companies get 1.0.0.\n',
  );
});

test('a withdrawn version never becomes live again', async () => {
  expect(await succeed('withdraw', 'mfe-trial', '1.1.0', '--reason', 'wrong prices')).toContain(
    'mfe-trial 1.1.0 is withdrawn and never becomes live again.',
  );
  const { code, output } = await workspace.run('promote', 'mfe-trial', '1.1.0');
  expect([code, output]).toEqual([1, 'mfe-trial 1.1.0 was withdrawn.\n']);
});

test('a release with another remote’s prefix is refused, and no browser loads it', async () => {
  const before = registryText();
  workspace.change('mfe-trial/package.json', { version: '1.2.0' });
  workspace.change('mfe-trial/remote.json', { prefixes: ['/trial', '/other'] });
  const { code, output } = await workspace.run('release', 'mfe-trial');
  workspace.change('mfe-trial/remote.json', { prefixes: ['/trial'] });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('Another remote has its prefix: /other (mfe-other, mfe-trial)'),
  ]);
  expect(registryText()).toBe(before);
});

const page = 'mfe-trial/src/pages/TrialPage.tsx';

/** What only a browser does, so that the remote's own test passes. */
const inBrowser = "if (!('process' in globalThis))";

describe('a release is refused, is recorded with the reason, leaves no files and changes nothing of what is live', () => {
  it.each([
    ['a type error', page, "\nexport const wrong: number = 'text';\n", 'its types fail:', 'TS2322'],
    ['an unused name', page, '\nconst unused = 1;\n', 'its lint fail:', 'no-unused-vars'],
    [
      'a page that throws as it is shown',
      'mfe-trial/src/messages/source.ts',
      "\nthrow new Error('broken texts');\n",
      'its tests fail:',
      'broken texts',
    ],
    [
      'a page that fails as it loads',
      page,
      `\n${inBrowser} throw new Error('broken page');\n`,
      'mfe-trial does not load:',
      'broken page',
    ],
    [
      'a page over the budget',
      page,
      `\nexport const weight = '${randomBytes(pageBudgetKb * 1024).toString('base64')}';\n`,
      `/trial is over ${pageBudgetKb} KB`,
      '',
    ],
  ])('with %s', async (_case, file, added, problem, detail) => {
    const before = registryText();
    workspace.change('mfe-trial/package.json', { version: '1.3.0' });
    const source = readFileSync(workspace.path(file), 'utf8');
    writeFileSync(workspace.path(file), source + added);
    const { code, output } = await workspace.run('release', 'mfe-trial');
    writeFileSync(workspace.path(file), source);
    expect([code, output]).toEqual([1, expect.stringContaining('mfe-trial 1.3.0 was not released: ')]);
    expect(output).toContain(problem);
    expect(output).toContain(detail);
    expect(registryText()).toBe(before);
    expect(existsSync(workspace.path(getReleaseFolder('1.3.0')))).toBe(false);
    expect(await succeed('releases', 'mfe-trial')).toContain('mfe-trial 1.3.0: refused');
  });

  it('with a message that one language lacks', async () => {
    const before = registryText();
    const file = workspace.path('mfe-trial/src/messages/ar.messages.json');
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ 'trial.title': 'صفحة جديدة' }));
    const { code, output } = await workspace.run('release', 'mfe-trial');
    writeFileSync(file, source);
    expect([code, output]).toEqual([1, expect.stringContaining('its catalogues fail:')]);
    expect(output).toContain('trial.empty');
    expect(registryText()).toBe(before);
  });
});
