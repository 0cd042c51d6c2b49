import { existsSync } from 'node:fs';
import { buildJobs } from '../build/build-all';
import { remoteJob } from '../build/jobs/remote-job';
import { removePin } from '../build/releases/pins';
import { builtLine, publish } from '../build/releases/publish';
import { publishedRegistry, withLine } from '../build/releases/registry';
import { versionFolder } from '../build/releases/folders';
import { readPackageJson } from '../build/workspace/package-json';
import { fromRoot } from '../build/workspace/paths';
import { readRemoteManifest, remoteNames } from '../build/workspace/remotes';
import { duplicatePrefixes } from '../src/remote/ownership';
import { Refusal, main, say, getErrorText } from './lib/say';
import { overBudget, pageBudgetKb, pageSizes } from './release/budget';
import { loadRemote } from './release/load-remote';
import { smokeTest } from './release/smoke';

function askedRemote(): string {
  const [name] = process.argv.slice(2);
  const names = remoteNames();
  if (!name || !names.includes(name))
    throw new Refusal(
      `Which remote? One of: ${names.join(', ')}. For example: pnpm release ${names[0] ?? 'mfe-auth'}`,
    );
  return name;
}

await main(async () => {
  const name = askedRemote();
  const manifest = readRemoteManifest(name);
  const { version } = readPackageJson(fromRoot(name));
  const release = { kind: 'remote', packageName: name, version } as const;
  const folder = versionFolder('remote', name, version);
  if (existsSync(folder)) {
    throw new Refusal(
      `${name} ${version} is released already, and a release never changes: raise the version in ${name}/package.json. (To go back to a version: pnpm rollback ${name} ${version})`,
    );
  }
  say(`Building ${name} ${version} …`);
  await buildJobs([remoteJob(manifest, version)]).catch((error: unknown) => {
    throw new Refusal(`${name} was not released: it does not build.\n${getErrorText(error)}`);
  });

  // From here on the files exist, but no browser loads them yet.
  smokeTest(name, folder);
  await loadRemote(manifest, folder);
  const sizes = pageSizes(folder);
  for (const { path, kb } of sizes) say(`  ${path}: ${kb} KB`);
  const tooLarge = overBudget(sizes);
  if (tooLarge.length > 0) {
    throw new Refusal(
      `${name} ${version} is built but not live: ${tooLarge.map(({ path }) => path).join(', ')} is over ${pageBudgetKb} KB. Make it smaller and raise the version.`,
    );
  }
  const duplicates = duplicatePrefixes(withLine(publishedRegistry(), builtLine(name, version)));
  if (duplicates.length > 0)
    throw new Refusal(
      `${name} ${version} is built but not live: another remote has its prefix ${duplicates.join(', ')}.`,
    );

  removePin(name);
  publish([release]);
  say(`${name} ${version} is live. Open pages keep their version until their next full load.`);
});
