import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { bundleProgram, packagesFile } from '@portal/build/server/bundle.ts';
import { readPackageJson } from '@portal/build/workspace/package-json.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { copyLiveReleases } from './copy-live-releases';
import { copyPackages } from './copy-packages';
import { listNodeArguments, packagedPrograms, type PackagedProgram } from './packaged-programs';

/** The file that Node is started with. A setting of the environment wins over those here. */
const writeStarter = (file: string): string => `// Written by \`npm run package\`.
process.env.NODE_ENV ||= 'production';
process.env.EMBEDDED_DATABASE ||= 'off';
process.env.RELEASES_DIR ||= \`\${import.meta.dirname}/releases\`;
await import('./program/${file}');
`;

const describePackage = (
  { name, launch, commands }: PackagedProgram,
  dependencies: Readonly<Record<string, string>>,
) => ({
  name: `portal-${name}`,
  version: readPackageJson(resolveFromRoot()).version,
  private: true,
  type: 'module',
  engines: { node: '>=20.19' },
  scripts: {
    start: `node ${listNodeArguments(launch).join(' ')}`,
    ...Object.fromEntries(
      Object.entries(commands).map(([command, words]) => [command, `node --enable-source-maps ${words}`]),
    ),
  },
  dependencies,
});

async function writePackage(packaged: PackagedProgram, place: string): Promise<void> {
  const { name, program } = packaged;
  const bundle = path.dirname((await bundleProgram(program)).file);
  cpSync(bundle, path.join(place, 'program'), { recursive: true });
  for (const entry of ['server', ...Object.keys(program.commands ?? {})])
    writeFileSync(path.join(place, `${entry}.mjs`), writeStarter(`${entry}.mjs`));
  const packages = v.parse(
    v.array(v.string()),
    JSON.parse(readFileSync(path.join(bundle, packagesFile), 'utf8')),
  );
  const versions = copyPackages(
    packages,
    resolveFromRoot(program.packageName),
    path.join(place, 'node_modules'),
  );
  const description = `${JSON.stringify(describePackage(packaged, versions), null, 2)}\n`;
  writeFileSync(path.join(place, 'package.json'), description);
  cpSync(resolveFromRoot('docs', 'deploy', `Containerfile.${name}`), path.join(place, 'Containerfile'));
  cpSync(resolveFromRoot('THIRD-PARTY-NOTICES.md'), path.join(place, 'THIRD-PARTY-NOTICES.md'));
}

/** The remotes that are live, as files that portals on other origins load. */
function writeRemotes(releases: string, place: string): void {
  mkdirSync(place, { recursive: true });
  // Also where no remote is live: the container copies the folder.
  mkdirSync(path.join(releases, 'remotes'), { recursive: true });
  cpSync(path.join(releases, 'remotes'), path.join(place, 'remotes'), { recursive: true });
  cpSync(resolveFromRoot('docs', 'deploy', 'Containerfile.remotes'), path.join(place, 'Containerfile'));
  cpSync(resolveFromRoot('docs', 'deploy', 'nginx-remotes.conf'), path.join(place, 'nginx-remotes.conf'));
  cpSync(resolveFromRoot('THIRD-PARTY-NOTICES.md'), path.join(place, 'THIRD-PARTY-NOTICES.md'));
}

interface Places {
  /** Whose live versions the gateway gets. */
  readonly releases: string;
  /** Replaced as a whole. */
  readonly folder: string;
}

/**
 * Writes a folder for each program that runs alone: its bundle, the packages that the bundle needs, and how it is started.
 * A further one has the live remotes, for a server of files.
 */
export async function writePackages({ releases, folder }: Places): Promise<void> {
  const work = `${folder}.${process.pid}`;
  try {
    for (const packaged of packagedPrograms) {
      const place = path.join(work, packaged.name);
      mkdirSync(place, { recursive: true });
      await writePackage(packaged, place);
    }
    const live = path.join(work, 'gateway', 'releases');
    copyLiveReleases(releases, live);
    writeRemotes(live, path.join(work, 'remotes'));
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
