import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What a notice says about a package. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The lines of its licence file that name a holder. Empty where the file names none. */
  readonly copyright: readonly string[];
  /** The text of its licence file; undefined where it ships none. */
  readonly text?: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly os?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a dependency as Node finds it from a package. Undefined for one that this platform does not install. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
}

function readNotice(folder: string, { name, version, license }: Manifest): PackageNotice {
  const file = readdirSync(folder).find((entry) => /^(?:licence|license|copying)(?:[.-]\w+)*$/i.test(entry));
  const text = file
    ? readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
    : undefined;
  const copyright = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:Copyright\b.*?|\(c\) |© ?)(?:\d{4}|\(c\)|©)/.test(line));
  return {
    name,
    version,
    licence: typeof license === 'string' ? license : (license?.type ?? 'see its licence file'),
    copyright: [...new Set(copyright)].slice(0, 4),
    ...(text === undefined ? {} : { text }),
  };
}

/**
 * Every package from a registry that the packages in these folders need in production, by name and version. Builds for one
 * platform are left out: they differ from machine to machine, and have the licence of the package that needs them.
 */
export function listProductionPackages(folders: readonly string[]): PackageNotice[] {
  const found = new Map<string, PackageNotice>();
  const seen = new Set<string>();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const manifest = readManifest(folder);
    if (manifest.os) continue;
    const isOwn = !folder.includes(`${path.sep}node_modules${path.sep}`);
    if (!isOwn) found.set(`${manifest.name}@${manifest.version}`, readNotice(folder, manifest));
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const next = findPackage(folder, name);
      if (next) waiting.push(next);
    }
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}
