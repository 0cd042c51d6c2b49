import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CONTRACT, remoteManifest } from '@portal/shared/remote';
import type { RemoteManifest } from '@portal/shared/remote';
import { duplicatePrefixes, isUnder } from '@portal/shared/remote';
import { getErrorText } from '../errors/get-error-text';
import { listRemotes } from './list-remotes.cjs';
import { resolveFromPackage, workspaceRoot } from './paths';

/** The folders of all remotes: those with a `remote.json`. */
export const remoteNames = (root = workspaceRoot): string[] => listRemotes(root);

export function readRemoteManifest(name: string): RemoteManifest {
  const file = `${name}/remote.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(resolveFromPackage(name, 'remote.json'), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${getErrorText(error)}`, {
      cause: error,
    });
  }
  const read = v.safeParse(remoteManifest, data);
  if (!read.success) throw new Error(`${file} is not right:\n${v.summarize(read.issues)}`);
  const problem = manifestProblem(read.output, name);
  if (problem) throw new Error(`${file}: ${problem}`);
  return read.output;
}

/** The scripts of single pages, in addition to `main`, of a package that is also built as a page of its own. */
export const listPageScripts = ({ pages }: Pick<RemoteManifest, 'pages'>): string[] => [
  ...new Set(pages.flatMap(({ script }) => script ?? [])),
];

/** Rules for one manifest that a schema cannot express. */
export function manifestProblem(manifest: RemoteManifest, folder: string): string | undefined {
  if (manifest.name !== folder) return `its name is "${manifest.name}", but the folder is ${folder}.`;
  if (manifest.contract !== CONTRACT) {
    return `it is written for contract ${manifest.contract}; this shell speaks contract ${CONTRACT}.`;
  }
  for (const { path } of manifest.pages) {
    if (!manifest.prefixes.some((prefix) => isUnder(path, prefix.path))) {
      return `the page ${path} is under none of its prefixes.`;
    }
  }
  for (const { to } of [...manifest.actions, ...manifest.finds]) {
    const [path = to] = to.split('?');
    if (!manifest.prefixes.some((prefix) => isUnder(path, prefix.path))) {
      return `the search leads to ${to}, which is under none of its prefixes.`;
    }
  }
  return undefined;
}

/** Every remote's manifest. Throws when two claim one prefix. */
export function readAllManifests(): RemoteManifest[] {
  const manifests = remoteNames().map(readRemoteManifest);
  const duplicates = duplicatePrefixes(manifests);
  if (duplicates.length > 0) throw new Error(`Two remotes claim one prefix: ${duplicates.join(', ')}.`);
  return manifests;
}
