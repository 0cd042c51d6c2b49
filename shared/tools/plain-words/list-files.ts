import { readdirSync } from 'node:fs';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { remoteNames } from '@portal/build/workspace/remotes.ts';

/** Folders that are built or installed, not written. */
const made = /(?:^|\/)(?:node_modules|dist|\.data|\.cache|test-results|playwright-report|coverage)(?:\/|$)/;

function listFolder(folder: string): string[] {
  return readdirSync(resolveFromRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (made.test(name)) return [];
    return entry.isDirectory() ? listFolder(name) : [name];
  });
}

/** Every written file of the repository, named from its root with forward slashes. */
export const listFiles = (): string[] => [
  ...readdirSync(resolveFromRoot(), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...['api', 'docs', 'e2e', 'host', 'shared', ...remoteNames()].flatMap(listFolder),
];
