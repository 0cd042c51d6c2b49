import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';

interface SystemProgram {
  /** Debian's packages that have it, by the name of this or an older release. */
  readonly packages: readonly string[];
  /** Arguments with which it only shows its version. */
  readonly trial: readonly string[];
  /** What stays unchecked without it. */
  readonly checks: string;
}

/** What the tests run and the product does not need to start. */
const programs = {
  nginx: {
    packages: ['nginx', 'nginx-light'],
    trial: ['-v'],
    checks: 'the nginx configurations of docs/deploy',
  },
  openssl: {
    packages: ['openssl'],
    trial: ['version'],
    checks: 'the nginx configurations of docs/deploy with TLS',
  },
  promtool: {
    packages: ['prometheus'],
    trial: ['--version'],
    checks: 'the alert rules of docs/deploy/observability',
  },
} as const satisfies Record<string, SystemProgram>;

export type SystemProgramName = keyof typeof programs;

const names = Object.keys(programs) as SystemProgramName[];

/** Packages are unpacked here and not installed: an installed nginx or Prometheus would start as a service. */
const unpacked = resolveFromRoot('.cache', 'programs');

const listFolders = (): string[] => [
  ...(process.env.PATH ?? '').split(path.delimiter),
  // Not on the path of every user.
  '/usr/sbin',
  '/usr/local/sbin',
  path.join(unpacked, 'usr', 'bin'),
  path.join(unpacked, 'usr', 'sbin'),
];

const run = (program: string, args: readonly string[], cwd?: string): boolean =>
  spawnSync(program, args, { cwd, stdio: 'ignore', timeout: 300_000 }).status === 0;

/** A program that starts here. Undefined when there is none. */
export const findSystemProgram = (name: SystemProgramName): string | undefined =>
  listFolders()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file) && run(file, programs[name].trial));

function unpack(name: string): boolean {
  const work = path.join(unpacked, 'download');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    return (
      run('apt-get', ['download', '--quiet', name], work) &&
      readdirSync(work).every((file) => run('dpkg-deb', ['--extract', path.join(work, file), unpacked]))
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function unpackAny(name: SystemProgramName): boolean {
  return programs[name].packages.some((found) => unpack(found) && findSystemProgram(name) !== undefined);
}

/** Unpacks what is not installed, where Debian's packages can be had. @returns a sentence for each check that is missing */
export function provideSystemPrograms(say: (line: string) => void): string[] {
  const missing = names.filter((name) => findSystemProgram(name) === undefined);
  if (missing.length === 0) return [];
  say(`Not installed: ${missing.join(', ')}. Trying Debian’s packages …`);
  const left = missing.filter((name) => !unpackAny(name));
  // The lists of packages may be missing or old.
  if (left.length > 0 && process.getuid?.() === 0) run('apt-get', ['update', '--quiet']);
  return left
    .filter((name) => !unpackAny(name))
    .map((name) => `${programs[name].checks}: install ${name} (Debian: ${programs[name].packages[0]}).`);
}
