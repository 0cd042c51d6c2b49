import { runWebpack } from '@portal/build/run-webpack.ts';
import { baseConfig } from '@portal/build/webpack/base.ts';
import { loaders } from '@portal/build/webpack/loaders.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import type { Compilation, Configuration, RuleSetRule } from 'webpack';
import type { CleanUp } from '../../support/clean-up';
import { temporaryFolder } from '../../support/folders';

export interface BuiltBaseline {
  readonly folder: string;
  /** First scripts of each page. */
  readonly own: readonly string[];
  readonly floor: readonly string[];
}

const packageName = 'e2e/bench/loading/baseline';

/** The preset's rules for several packages in one bundle; those for shared sources and messages only once. */
function rulesFor(packages: readonly string[]): RuleSetRule[] {
  const rules = packages.flatMap((name) => loaders(name, 'production'));
  return [...new Map(rules.map((rule) => [`${String(rule.test)} ${String(rule.include)}`, rule])).values()];
}

function config(page: 'own' | 'floor', folder: string): Configuration {
  const base = baseConfig(
    { packageName, version: '0.0.0', mode: 'production', outputPath: `${folder}/${page}` },
    page,
  );
  return {
    ...base,
    entry: { main: resolveFromRoot(packageName, 'src', `${page}.tsx`) },
    output: { ...base.output, publicPath: `/${page}/` },
    module: { rules: rulesFor([packageName, 'host', 'mfe-auth']) },
  };
}

/** The portal's sources, loaders and minifier without federation, as the baseline for its cost. */
export async function buildBaseline(cleanUp: CleanUp): Promise<BuiltBaseline> {
  const folder = temporaryFolder(cleanUp, 'baseline');
  const [own, floor] = await runWebpack([config('own', folder), config('floor', folder)]);
  return { folder, own: firstScripts(own, 'own'), floor: firstScripts(floor, 'floor') };
}

function firstScripts(compilation: Compilation | undefined, page: string): string[] {
  const files = compilation?.entrypoints.get('main')?.getFiles() ?? [];
  if (files.length === 0) throw new Error(`The page ${page} was not built.`);
  return files.map((file) => `/${page}/${file}`);
}
