import { runWebpack } from '@portal/build/run-webpack.ts';
import { baseConfig } from '@portal/build/webpack/base.ts';
import { loaders } from '@portal/build/webpack/loaders.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import type { RuleSetRule } from 'webpack';
import { baselineDocument } from './document';
import { serveFiles } from './serve';
import { address, ports } from '../../support/addresses';
import type { CleanUp } from '../../support/clean-up';
import { temporaryFolder } from '../../support/folders';
import type { Stack } from '../../support/stack';

export interface WindowPage {
  readonly cleanUp: CleanUp;
  readonly stack: Stack;
  /** The folder of its sources, relative to the root, and the remote whose rows it shows. */
  readonly sources: string;
  readonly remote: string;
  /** The answer of `/data`, and the addresses of the page. */
  readonly data: unknown;
  readonly paths: readonly string[];
}

/** Serves a remote's rows in react-window, built by the portal's loaders and minifier. Returns the address. */
export async function serveWindow({
  cleanUp,
  stack,
  sources,
  remote,
  data,
  paths,
}: WindowPage): Promise<string> {
  const folder = temporaryFolder(cleanUp, 'window');
  const base = baseConfig(
    { packageName: sources, version: '0.0.0', mode: 'production', outputPath: folder },
    'window',
  );
  const [built] = await runWebpack([
    {
      ...base,
      entry: { main: resolveFromRoot(sources, 'src', 'main.tsx') },
      output: { ...base.output, publicPath: '/' },
      module: { rules: rulesFor([sources, remote]) },
    },
  ]);
  const files = built?.entrypoints.get('main')?.getFiles() ?? [];
  if (files.length === 0) throw new Error('The page to compare with was not built.');
  const page = baselineDocument(
    files.map((file) => `/${file}`),
    await (await fetch(`${stack.portal}/config.json`)).text(),
  );
  const pages = Object.fromEntries(paths.map((path) => [path, page]));
  await serveFiles({
    cleanUp,
    port: ports.baseline,
    folder,
    pages: { ...pages, '/data': JSON.stringify(data) },
  });
  return address(ports.baseline);
}

/** The rules of several packages in one bundle; those for shared sources and messages only once. */
function rulesFor(packages: readonly string[]): RuleSetRule[] {
  const rules = packages.flatMap((name) => loaders(name, 'production'));
  return [...new Map(rules.map((rule) => [`${String(rule.test)} ${String(rule.include)}`, rule])).values()];
}
