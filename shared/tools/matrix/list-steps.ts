import { execFileSync } from 'node:child_process';

const folder = 'api/src/database/migrations/';

/** The migrations of a commit, by the names under which a database stores them. */
export function listSteps(root: string, commit: string): string[] {
  const files = execFileSync('git', ['ls-tree', '--name-only', commit, folder], {
    cwd: root,
    encoding: 'utf8',
  });
  return files.split('\n').flatMap((file) => {
    const [, name] = /^(\d{4}-[\w-]+)\.ts$/.exec(file.slice(folder.length)) ?? [];
    return name === undefined ? [] : [name];
  });
}
