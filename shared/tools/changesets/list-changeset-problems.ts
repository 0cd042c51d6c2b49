import { readFileSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';

/** A changeset as `@changesets/read` reads it from `.changeset/<id>.md`. */
export interface Changeset {
  readonly id: string;
  readonly summary: string;
  readonly releases: readonly { readonly name: string; readonly type: string }[];
}

/** A package with its own version, changelog and tags. */
export interface VersionedPackage {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly changelog: string;
}

/** The packages that are versioned: each remote, the host, the shared package and the API. The journeys are not. */
export const readVersionedPackages = (): VersionedPackage[] =>
  ['api', 'host', 'shared', ...remoteNames()].map((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(resolveFromRoot(folder, 'package.json'), 'utf8'),
    ) as VersionedPackage;
    return {
      folder,
      name,
      version,
      changelog: readFileSync(resolveFromRoot(folder, 'CHANGELOG.md'), 'utf8'),
    };
  });

/** What is wrong with changesets: a package that does not exist, none at all, or no text for the changelog. */
export function listChangesetProblems(changesets: readonly Changeset[], names: readonly string[]): string[] {
  return changesets.flatMap(({ id, summary, releases }) => [
    ...(releases.length === 0 ? [`.changeset/${id}.md names no package`] : []),
    ...releases
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `.changeset/${id}.md names "${name}", which is none of ${names.join(', ')}`),
    ...(summary.trim() === '' ? [`.changeset/${id}.md does not say what changed`] : []),
  ]);
}

/** Packages whose changelog has no entry for their version. */
export const listMissingEntries = (packages: readonly VersionedPackage[]): string[] =>
  packages
    .filter(({ changelog, version }) => !changelog.split('\n').includes(`## ${version}`))
    .map(({ folder, version }) => `${folder}/CHANGELOG.md has no entry for ${version}`);
