import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { hashDependencies } from '../workspace/dependency-hash';
import { resolveFromRoot } from '../workspace/paths';
import { hashFiles } from '../workspace/source-hash';
import type { Program } from './programs';

/**
 * Hundreds of small modules of which we use a part: inside the bundle they cost the API 9 MB less, and its start less time.
 * All others stay in node_modules.
 */
const bundled = /^(kysely|valibot|jose|uuid|@opentelemetry\/api)(\/|$)/;

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@portal/') || bundled.test(name)
        ? undefined
        : { path: name, external: true },
    );
  },
};

/** Below its package, where Node finds that package's dependencies. A version's files never change once written. */
const getBundleFolder = ({ packageName, folder, sources }: Program): string => {
  const hash = hashFiles(
    resolveFromRoot(),
    [...sources, `${packageName}/package.json`, 'shared/build/server'],
    hashDependencies(packageName),
  );
  return resolveFromRoot(packageName, 'dist', folder, hash);
};

/** Next to the bundle: the names of the packages that it needs and does not contain, as JSON. */
export const packagesFile = 'packages.json';

/** `@fastify/static` of `@fastify/static/types`. */
const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function listPackages({ dataPackages = [] }: Program, { outputs }: Metafile): readonly string[] {
  const outside = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external, path: name }) => external && !isBuiltin(name)).map(({ path: name }) => name),
  );
  return [...new Set([...outside.map(getPackageName), ...dataPackages])].sort();
}

export interface BuiltProgram {
  readonly file: string;
  readonly wasBuilt: boolean;
}

/** The program as one file for Node, built unless the same sources were bundled before. */
export async function bundleProgram(program: Program): Promise<BuiltProgram> {
  const folder = getBundleFolder(program);
  const file = path.join(folder, 'server.mjs');
  if (existsSync(file)) return { file, wasBuilt: false };
  const workFolder = `${folder}.${process.pid}`;
  try {
    const { build } = await import('esbuild');
    const { metafile } = await build({
      entryPoints: {
        ...program.workers,
        ...program.commands,
        server: resolveFromRoot(program.entry),
      },
      jsx: 'automatic',
      outdir: workFolder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // A dynamic import stays a separate file.
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      sourcesContent: false,
      metafile: true,
      absWorkingDir: resolveFromRoot(),
      logLevel: 'silent',
      plugins: [packagesStayOutside],
    });
    refuseStrangers(program, metafile);
    await writeFile(path.join(workFolder, packagesFile), JSON.stringify(listPackages(program, metafile)));
    await rename(workFolder, folder).catch((error: unknown) => {
      // If another build finished first, its files stay.
      if (!existsSync(file)) throw error;
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  return { file, wasBuilt: true };
}

/** A source outside the hash could change without a new bundle. */
function refuseStrangers({ entry, sources }: Program, { inputs }: Metafile): void {
  const stranger = Object.keys(inputs).find(
    (file) =>
      !file.includes('node_modules/') &&
      !sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  if (stranger)
    throw new Error(
      `${entry} imports ${stranger}, which is not among its sources in shared/build/server/programs.ts.`,
    );
}
