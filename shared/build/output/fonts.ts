import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { resolveFromRoot } from '../workspace/paths';
import type { FontFaceFile } from './schemas';

/** The name in the kit's `font` token. The files of all scripts share it, so the browser loads those it needs. */
const FAMILY = 'Portal Sans';

/** Where the files are, in the host's version and on its development server. */
const FOLDER = 'fonts';

interface FontSource {
  readonly packageName: string;
  /** As the package's `unicode.json` names it. */
  readonly subset: string;
  /** In the file's name: `wght` is a variable font of all weights. */
  readonly weights: readonly ('wght' | 400 | 600)[];
  /** Every page has Latin letters or digits. */
  readonly isInEveryPage?: true;
}

const latin = '@fontsource-variable/ibm-plex-sans';

/** Where ranges overlap, the browser takes the last file: the rupee sign comes from the Latin files. */
const sources: readonly FontSource[] = [
  { packageName: '@fontsource/ibm-plex-sans-arabic', subset: 'arabic', weights: [400, 600] },
  { packageName: '@fontsource/ibm-plex-sans-devanagari', subset: 'devanagari', weights: [400, 600] },
  { packageName: latin, subset: 'latin-ext', weights: ['wght'] },
  { packageName: latin, subset: 'latin', weights: ['wght'], isInEveryPage: true },
];

const require = createRequire(resolveFromRoot('host', 'package.json'));

const unicodeRanges = v.record(v.string(), v.string());

const readRange = ({ packageName, subset }: FontSource): string => {
  const range = v.parse(unicodeRanges, require(`${packageName}/unicode.json`))[subset];
  if (range === undefined) throw new Error(`${packageName} has no subset ${subset}.`);
  return range;
};

const nameFile = ({ packageName, subset }: FontSource, weight: FontSource['weights'][number]): string =>
  `${path.basename(packageName)}-${subset}-${weight}-normal.woff2`;

const getFilesFolder = (packageName: string): string =>
  path.join(path.dirname(require.resolve(`${packageName}/unicode.json`)), 'files');

/**
 * The files of the typeface, for the page's first script.
 *
 * @param base the address of the host's version, with a slash at its end
 */
export function listFontFaces(base: string): FontFaceFile[] {
  return sources.flatMap((source) =>
    source.weights.map((weight) => ({
      family: FAMILY,
      address: `${base}${FOLDER}/${nameFile(source, weight)}`,
      weight: weight === 'wght' ? '100 700' : String(weight),
      unicodeRange: readRange(source),
      isInEveryPage: source.isInEveryPage === true,
    })),
  );
}

/** Copies the files of the typeface, unchanged, into a version of the host. */
export async function copyFonts(folder: string): Promise<void> {
  for (const source of sources) {
    for (const weight of source.weights) {
      const file = nameFile(source, weight);
      await cp(path.join(getFilesFolder(source.packageName), file), path.join(folder, FOLDER, file));
    }
  }
}

/** The folders with the files, for the host's development server. */
export const listFontFolders = (): readonly { readonly directory: string; readonly publicPath: string }[] =>
  [...new Set(sources.map(({ packageName }) => packageName))].map((packageName) => ({
    directory: getFilesFolder(packageName),
    publicPath: `/${FOLDER}`,
  }));
