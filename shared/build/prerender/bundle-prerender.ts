import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compileMessages } from '../messages/compile.cjs';
import { compileSource } from '../webpack/compile-source.cjs';
import { getSwcOptions, hasStyles, reactAriaTexts } from '../webpack/loaders';
import { productionRouter } from '../webpack/router-facade';
import { resolveFromPackage, resolveFromRoot } from '../workspace/paths';

const require = createRequire(import.meta.url);

type Loader = (this: { resourcePath: string; addDependency(file: string): void }, source: string) => string;
const keepLanguages = require('../webpack/react-aria-languages.cjs') as Loader;

/** What webpack's loaders do for the browser: the same classes, texts and languages. */
const sources = (packageName: string): Plugin => ({
  name: 'sources',
  setup(build) {
    const folders = {
      shared: resolveFromRoot('shared', 'src'),
      [packageName]: resolveFromPackage(packageName, 'src'),
    };
    for (const [name, place] of Object.entries(folders)) {
      const folder = place + path.sep;
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (!file.startsWith(folder)) return undefined;
        const source = await readFile(file, 'utf8');
        const options = getSwcOptions(name, 'production', hasStyles(source));
        return { contents: await compileSource(source, file, options), loader: 'js' };
      });
    }
    build.onLoad({ filter: /\.messages\.json$/ }, async ({ path: file }) => {
      const compiled = compileMessages(await readFile(file, 'utf8'), path.relative(resolveFromRoot(), file));
      return { contents: JSON.stringify(compiled), loader: 'json' };
    });
    build.onLoad({ filter: reactAriaTexts }, async ({ path: file }) => {
      const context = { resourcePath: file, addDependency: () => undefined };
      return { contents: keepLanguages.call(context, await readFile(file, 'utf8')), loader: 'js' };
    });
  },
});

/**
 * `src/prerender.tsx` of a package as one file for Node. It is bundled by esbuild, because webpack takes as long for it as for
 * the bundle of the browser.
 */
export async function bundlePrerender(packageName: string, version: string, outfile: string): Promise<void> {
  const { build } = await import('esbuild');
  const alias = Object.fromEntries(
    Object.entries(productionRouter()).map(([name, file]) => [name.replace(/\$$/, ''), file]),
  );
  await build({
    entryPoints: [resolveFromPackage(packageName, 'src', 'prerender.tsx')],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    alias,
    define: {
      __PACKAGE_VERSION__: JSON.stringify(version),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    absWorkingDir: resolveFromRoot(),
    logLevel: 'silent',
    plugins: [sources(packageName)],
  });
}
