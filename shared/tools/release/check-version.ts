import type { PlannedBuild } from '../../build/plan-builds';
import type { LiveVersions, PassedCheck } from '../../build/releases/log/record';
import { checkTogether, withBuilt } from '../../build/releases/registry/live';
import { releasesFolder } from '../../build/workspace/paths';
import { readRemoteManifest } from '../../build/workspace/remotes';
import { Refusal, withPulse } from '../lib/say';
import { listOverBudget, pageBudgetKb, pageSizes } from './budget';
import { checkLicences } from './licences';
import { loadRemote } from './load-remote';
import { openInBrowser } from './open-in-browser';
import { checkPageScripts, smokeTest } from './smoke';

function checkPackages(packageName: string): PassedCheck {
  const { count, forbidden } = checkLicences(packageName);
  if (forbidden.length > 0)
    throw new Refusal(
      `it brings packages whose licence is not permitted: ${forbidden.map(({ name, license }) => `${name} (${license})`).join(', ')}.`,
    );
  return { name: 'licences', found: `${count} packages` };
}

/** Checks a built version that nobody can open yet. @throws Refusal for one that must not become live */
export async function checkVersion(
  build: PlannedBuild,
  folder: string,
  live: LiveVersions,
  say: (line: string) => void,
): Promise<readonly PassedCheck[]> {
  const { kind, packageName, target } = build;
  const passed = kind === 'remote' ? await checkRemote(target, folder, say) : checkPage(target, folder);
  checkTogether(releasesFolder(), withBuilt(live, build, folder), { [target]: folder });
  return [
    ...passed,
    { name: 'prefixes, contract and shared modules' },
    checkPackages(packageName),
    await withPulse(
      'still opening pages',
      openInBrowser(build, { releases: releasesFolder(), folder, live }, say),
    ),
  ];
}

const checkPage = (target: string, folder: string): PassedCheck[] => [
  { name: 'scripts parse', found: String(checkPageScripts(target, folder)) },
];

async function checkRemote(
  name: string,
  folder: string,
  say: (line: string) => void,
): Promise<PassedCheck[]> {
  const scripts = smokeTest(name, folder);
  const pages = await loadRemote(readRemoteManifest(name), folder);
  const sizes = pageSizes(folder);
  for (const { path, kb } of sizes) say(`  ${path}: ${kb} KB`);
  const tooLarge = listOverBudget(sizes);
  if (tooLarge.length > 0)
    throw new Refusal(`${tooLarge.map(({ path }) => path).join(', ')} is over ${pageBudgetKb} KB.`);
  const largest = Math.max(0, ...sizes.map(({ kb }) => kb));
  return [
    { name: 'scripts parse', found: String(scripts) },
    { name: 'every page loads', found: String(pages) },
    { name: 'size', found: `at most ${largest} of ${pageBudgetKb} KB` },
  ];
}
