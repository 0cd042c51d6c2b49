import { createRequire } from 'node:module';
import webpack from 'webpack';
import { fromRoot } from '../workspace/paths';

export const routerFacade = fromRoot('shared', 'src', 'router.ts');

/**
 * Every `react-router-dom` in a federated build is the shared facade. Inside the facade itself it must be the library,
 * or the facade would be looking for itself.
 */
export function libraryInsideFacade(): webpack.NormalModuleReplacementPlugin {
  const library = createRequire(routerFacade).resolve('react-router-dom').replace(/index\.js$/, 'index.mjs');
  return new webpack.NormalModuleReplacementPlugin(/^react-router-dom$/, (request) => {
    if (request.contextInfo.issuer === routerFacade) request.request = library;
  });
}
