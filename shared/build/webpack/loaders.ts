import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import { resolveFromRoot } from '../workspace/paths';
import type { Mode } from './mode';

const require = createRequire(import.meta.url);

function swcRule(
  test: RegExp,
  where: { include: string } | { exclude: string[] },
  namespace: string,
  mode: Mode,
): RuleSetRule {
  const development = mode === 'development';
  return {
    test,
    ...where,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development, refresh: development } },
        experimental: {
          plugins: [
            [
              require.resolve('@swc/plugin-styled-components'),
              {
                // The namespace follows the file's own package, not the build. So the prerendered class names
                // equal those of the browser's build, and no two packages can clash.
                namespace,
                displayName: development,
                fileName: development,
                ssr: true,
                minify: !development,
                pure: !development,
                transpileTemplateLiterals: false,
              },
            ],
          ],
          cacheRoot: resolveFromRoot('.cache', 'swc'),
        },
      },
    },
  };
}

/** TypeScript of a package and of shared, and the message catalogues. */
export function loaders(packageName: string, mode: Mode): RuleSetRule[] {
  const script = /\.tsx?$/;
  return [
    { test: /\.messages\.json$/, type: 'javascript/auto', loader: require.resolve('../messages/loader.cjs') },
    swcRule(script, { include: resolveFromRoot('shared', 'src') }, 'shared', mode),
    {
      test: script,
      include: resolveFromRoot('shared', 'src', 'contract'),
      enforce: 'pre',
      loader: require.resolve('./pure-contract.cjs'),
    },
    swcRule(script, { include: resolveFromRoot(packageName, 'src') }, packageName, mode),
    {
      test: /[\\/]react-(?:aria|stately)[\\/]dist[\\/]private[\\/]\w+[\\/]intlStrings\.mjs$/,
      loader: require.resolve('./react-aria-languages.cjs'),
    },
    { test: /[\\/]maplibre-gl\.mjs$/, loader: require.resolve('./remove-own-address.cjs') },
  ];
}
