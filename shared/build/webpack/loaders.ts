import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Options } from '@swc/core';
import type { RuleSetRule } from 'webpack';
import { cacheFolder, resolveFromPackage, resolveFromRoot } from '../workspace/paths';
import type { Mode } from './mode';

const require = createRequire(import.meta.url);

/** The plugin of styled-components has something to do in this source. */
export const hasStyles = (source: string): boolean => source.includes('styled-components');

/**
 * How swc reads a source of a package, for webpack and for the prerendered views.
 *
 * @param withStyles runs the plugin of styled-components, which takes longer than all the rest
 */
export function getSwcOptions(namespace: string, mode: Mode, withStyles: boolean): Options {
  const development = mode === 'development';
  if (!withStyles) return { jsc: getCompilerOptions(development) };
  return {
    jsc: {
      ...getCompilerOptions(development),
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
        cacheRoot: cacheFolder('swc'),
      },
    },
  };
}

const getCompilerOptions = (development: boolean): NonNullable<Options['jsc']> => ({
  parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
  target: 'es2022',
  transform: { react: { runtime: 'automatic', development, refresh: development } },
});

function swcRule(test: RegExp, include: string, namespace: string, mode: Mode): RuleSetRule {
  return {
    test,
    include,
    use: ({ resource }) => ({
      loader:
        mode === 'development' ? require.resolve('swc-loader') : require.resolve('./compile-source.cjs'),
      // A file that is being edited can get styles at any time.
      options: getSwcOptions(
        namespace,
        mode,
        mode === 'development' || resource === undefined || hasStyles(readFileSync(resource, 'utf8')),
      ),
    }),
  };
}

/** The lists of texts of react-aria, in 34 languages. */
export const reactAriaTexts =
  /[\\/]react-(?:aria|stately)[\\/]dist[\\/]private[\\/]\w+[\\/]intlStrings\.mjs$/;

/** TypeScript of a package and of shared, and the message catalogues. */
export function loaders(packageName: string, mode: Mode): RuleSetRule[] {
  const script = /\.tsx?$/;
  return [
    { test: /\.messages\.json$/, type: 'javascript/auto', loader: require.resolve('../messages/loader.cjs') },
    swcRule(script, resolveFromRoot('shared', 'src'), 'shared', mode),
    {
      test: script,
      include: resolveFromRoot('shared', 'src', 'contract'),
      enforce: 'pre',
      use: [require.resolve('./pure-contract.cjs'), require.resolve('./drop-summaries.cjs')],
    },
    swcRule(script, resolveFromPackage(packageName, 'src'), packageName, mode),
    {
      test: reactAriaTexts,
      loader: require.resolve('./react-aria-languages.cjs'),
    },
    { test: /[\\/]maplibre-gl\.mjs$/, loader: require.resolve('./remove-own-address.cjs') },
  ];
}
