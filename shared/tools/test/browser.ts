import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Only a trial shows whether a browser really starts here: libraries may be missing, or the download may be
 * for another system.
 */
export function launches(file: string): boolean {
  const args = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--dump-dom',
    'data:text/html,<p>it-works</p>',
  ];
  const trial = spawnSync(file, args, { encoding: 'utf8', timeout: 60_000 });
  return trial.status === 0 && trial.stdout.includes('it-works');
}

/** Where Playwright's own browser is, or would be. */
function playwrightBrowser(): string | undefined {
  const list = spawnSync(
    process.execPath,
    [playwrightCli(), 'install', '--only-shell', '--dry-run', 'chromium'],
    { encoding: 'utf8' },
  );
  const folders = [...(list.stdout ?? '').matchAll(/Install location:\s*(.+)/g)].map(
    ([, folder]) => folder?.trim() ?? '',
  );
  const programs = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-mac/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-win/headless_shell.exe',
  ];
  return folders
    .flatMap((folder) => programs.map((program) => `${folder}/${program}`))
    .find((file) => existsSync(file));
}

const playwrightCli = (): string =>
  createRequire(resolveFromRoot('e2e', 'package.json')).resolve('@playwright/test/cli');

function tryTo(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit', timeout: 600_000 });
    return true;
  } catch {
    // Its output says why. The next candidate is tried.
    return false;
  }
}

export const noBrowser =
  'There is no browser to test with: install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium npm test.';

/** A Chromium that starts: the given one, an installed one, or Playwright's own. Undefined when there is none. */
export function findInstalledBrowser(
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (env.CHROMIUM_PATH) {
    if (launches(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    say(`CHROMIUM_PATH (${env.CHROMIUM_PATH}) does not start; looking for another browser.`);
  }
  const installed = usualPlaces.find((file) => existsSync(file) && launches(file));
  if (installed) return installed;
  const kept = playwrightBrowser();
  return kept && launches(kept) ? kept : undefined;
}

/** An installed browser; where there is none, Playwright's or Debian's is fetched. Undefined when that fails too. */
export function findBrowser(
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const installed = findInstalledBrowser(say, env);
  if (installed) return installed;
  say('No browser is installed; fetching Playwright’s own …');
  if (tryTo(process.execPath, [playwrightCli(), 'install', '--only-shell', 'chromium'])) {
    const fetched = playwrightBrowser();
    if (fetched && launches(fetched)) return fetched;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Trying Debian’s Chromium …');
    tryTo('apt-get', ['update', '-q']);
    if (tryTo('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])) {
      return usualPlaces.find((file) => existsSync(file) && launches(file));
    }
  }
  return undefined;
}
