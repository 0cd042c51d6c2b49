import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PlannedBuild } from '@portal/build/plan-builds.ts';
import type { LiveVersions, PassedCheck } from '@portal/build/releases/log/record.ts';
import { readBuiltEntry } from '@portal/build/releases/registry/built-entry.ts';
import { checkTogether, isPage, withBuilt } from '@portal/build/releases/registry/live.ts';
import type { RegistryEntry } from '@portal/shared/remote';
import { customerPackage } from '@portal/build/jobs/customer-job.ts';
import { licencesFile, listLicences } from '@portal/build/output/list-licences.ts';
import type { Licences } from '@portal/build/output/list-licences.ts';
import { releasesFolder, resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { Refusal, withPulse } from '../lib/say';
import { listOverBudget, pageBudgetKb, pageSizes } from './budget';
import { listForbidden } from './licences';
import { loadRemote } from './load-remote';
import { openInBrowser } from './open-in-browser';
import { checkPageScripts, smokeTest } from './smoke';

const licences = v.record(v.string(), v.string());

/** A remote states the licences of its packages when it is built, because it may be built elsewhere. */
function readLicences(target: string, folder: string): Licences {
  if (isPage(target)) return listLicences(resolveFromRoot(target === 'host' ? 'host' : customerPackage));
  const file = path.join(folder, licencesFile);
  if (!existsSync(file)) throw new Refusal('it does not state the licences of its packages.');
  return v.parse(licences, JSON.parse(readFileSync(file, 'utf8')));
}

function checkPackages(target: string, folder: string): PassedCheck {
  const stated = readLicences(target, folder);
  const forbidden = listForbidden(stated);
  if (forbidden.length > 0)
    throw new Refusal(
      `it brings packages whose licence is not permitted: ${forbidden.map(({ name, license }) => `${name} (${license})`).join(', ')}.`,
    );
  return { name: 'licences', found: `${Object.keys(stated).length} packages` };
}

/** A version built here, or elsewhere. */
export type CheckedBuild = Pick<PlannedBuild, 'kind' | 'target' | 'version'>;

/** Checks a built version that nobody can open yet. @throws Refusal for one that must not become live */
export async function checkVersion(
  build: CheckedBuild,
  folder: string,
  live: LiveVersions,
  say: (line: string) => void,
): Promise<readonly PassedCheck[]> {
  const { kind, target, version } = build;
  const passed =
    kind === 'remote'
      ? await checkRemote(readBuiltEntry(folder, target, version), folder, say)
      : checkPage(target, folder);
  checkTogether(releasesFolder(), withBuilt(live, build, folder), { [target]: folder });
  return [
    ...passed,
    { name: 'prefixes, contract and shared modules' },
    checkPackages(target, folder),
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
  entry: RegistryEntry,
  folder: string,
  say: (line: string) => void,
): Promise<PassedCheck[]> {
  const scripts = smokeTest(entry.name, folder);
  const pages = await loadRemote(entry, folder);
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
