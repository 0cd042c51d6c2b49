import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import type { RuleSetRule } from 'webpack';
import { resolveFromRoot } from '../workspace/paths';

const require = createRequire(import.meta.url);

export const routerFacade = resolveFromRoot('shared', 'src', 'router', 'index.ts');

const dom = createRequire(routerFacade).resolve('react-router-dom');
const core = path.dirname(createRequire(dom).resolve('react-router/package.json'));

/**
 * Every `react-router-dom` in a federated build is the shared facade. Inside the facade itself it must be the
 * library, or the facade would import itself.
 */
export function libraryInsideFacade(): webpack.NormalModuleReplacementPlugin {
  const folder = path.dirname(routerFacade) + path.sep;
  const library = dom.replace(/index\.js$/, 'index.mjs');
  return new webpack.NormalModuleReplacementPlugin(/^react-router-dom$/, (request) => {
    if (request.contextInfo.issuer.startsWith(folder)) request.request = library;
  });
}

/** react-router's own entries name only its development build. */
export const productionRouter = (): Record<string, string> => ({
  'react-router$': path.join(core, 'dist', 'production', 'index.mjs'),
  'react-router/dom$': path.join(core, 'dist', 'production', 'dom-export.mjs'),
});

/** Drops the unused parts of react-router: 2 KB. */
export const unusedRouterParts = (): RuleSetRule => ({
  test: /\.mjs$/,
  include: path.join(core, 'dist', 'production'),
  loader: require.resolve('./drop-names.cjs'),
});
