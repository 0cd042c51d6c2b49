import { runWebpack } from '@portal/shared/build/run-webpack.ts';
import { baseConfig } from '@portal/shared/build/webpack/base.ts';
import { loaders } from '@portal/shared/build/webpack/loaders.ts';
import { fromRoot } from '@portal/shared/build/workspace/paths.ts';
import type { RuleSetRule } from 'webpack';
import type { CleanUp } from '../../support/clean-up';
import { temporaryFolder } from '../../support/folders';

const packageName = 'e2e/bench/calendar/baseline';

export interface BuiltWindow {
  readonly folder: string;
  readonly scripts: readonly string[];
}

/** The rules of several packages in one bundle; those for shared sources and messages only once. */
function rulesFor(packages: readonly string[]): RuleSetRule[] {
  const rules = packages.flatMap((name) => loaders(name, 'production'));
  return [...new Map(rules.map((rule) => [`${String(rule.test)} ${String(rule.include)}`, rule])).values()];
}

/** The calendar's own rows in react-window's list and grid, by the portal's loaders and minifier. */
export async function buildWindow(cleanUp: CleanUp): Promise<BuiltWindow> {
  const folder = temporaryFolder(cleanUp, 'window');
  const base = baseConfig({ packageName, version: '0.0.0', mode: 'production', outputPath: folder }, 'window');
  const [built] = await runWebpack([
    {
      ...base,
      entry: { main: fromRoot(packageName, 'src', 'main.tsx') },
      output: { ...base.output, publicPath: '/' },
      module: { rules: rulesFor([packageName, 'mfe-srm']) },
    },
  ]);
  const files = built?.entrypoints.get('main')?.getFiles() ?? [];
  if (files.length === 0) throw new Error('The page to compare with was not built.');
  return { folder, scripts: files.map((file) => `/${file}`) };
}
