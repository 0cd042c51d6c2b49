import type { PlannedBuild } from '../../build/build-all';
import type { LiveVersions, PassedCheck } from '../../build/releases/log/record';
import { readBuiltEntry } from '../../build/releases/registry/built-entry';
import { checkTogether, listLiveRemotes, withEntry } from '../../build/releases/registry/live';
import { releasesFolder } from '../../build/workspace/paths';
import { readRemoteManifest } from '../../build/workspace/remotes';
import { Refusal } from '../lib/say';
import { overBudget, pageBudgetKb, pageSizes } from './budget';
import { checkLicences } from './licences';
import { loadRemote } from './load-remote';
import { checkPageScripts, smokeTest } from './smoke';

function checkPackages(packageName: string): PassedCheck {
  const { count, forbidden } = checkLicences(packageName);
  if (forbidden.length > 0)
    throw new Refusal(
      `it brings packages whose licence is not permitted: ${forbidden.map(({ name, license }) => `${name} (${license})`).join(', ')}.`,
    );
  return { name: 'licences', found: `${count} packages` };
}

/** Checks a built version that no browser loads yet. @throws Refusal for one that must not become live */
export async function checkVersion(
  { kind, packageName, target, version }: PlannedBuild,
  folder: string,
  live: LiveVersions,
  say: (line: string) => void,
): Promise<readonly PassedCheck[]> {
  const passed =
    kind === 'remote'
      ? await checkRemote(target, version, folder, live, say)
      : checkPage(target, version, folder, live);
  return [...passed, checkPackages(packageName)];
}

function checkPage(target: string, version: string, folder: string, live: LiveVersions): PassedCheck[] {
  const scripts = checkPageScripts(target, folder);
  checkTogether(releasesFolder(), { ...live, [target]: version }, { [target]: folder });
  return [
    { name: 'scripts parse', found: String(scripts) },
    { name: 'contract and needs of the live remotes' },
  ];
}

async function checkRemote(
  name: string,
  version: string,
  folder: string,
  live: LiveVersions,
  say: (line: string) => void,
): Promise<PassedCheck[]> {
  const scripts = smokeTest(name, folder);
  const pages = await loadRemote(readRemoteManifest(name), folder);
  const sizes = pageSizes(folder);
  for (const { path, kb } of sizes) say(`  ${path}: ${kb} KB`);
  const tooLarge = overBudget(sizes);
  if (tooLarge.length > 0)
    throw new Refusal(`${tooLarge.map(({ path }) => path).join(', ')} is over ${pageBudgetKb} KB.`);
  const remotes = withEntry(listLiveRemotes(live), readBuiltEntry(folder, name, version));
  checkTogether(releasesFolder(), { ...live, remotes }, { [name]: folder });
  const largest = Math.max(0, ...sizes.map(({ kb }) => kb));
  return [
    { name: 'scripts parse', found: String(scripts) },
    { name: 'every page loads', found: String(pages) },
    { name: 'size', found: `at most ${largest} of ${pageBudgetKb} KB` },
    { name: 'prefixes, contract and shared modules' },
  ];
}
