import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../../build/workspace/paths';

export type Texts = Readonly<Record<string, string>>;

export interface Catalogue {
  /** From the root: `mfe-srm/src/messages/trips`. */
  readonly name: string;
  readonly english: Texts;
  /** Of another language; undefined where there is none. */
  in(locale: string): Texts | undefined;
}

const ENGLISH = 'en.messages.json';
/** Read by every page before the rest of shared's English; one catalogue in the other languages. */
const CORE = fromRoot('shared', 'src', 'i18n', 'core.messages.json');

function read(file: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const packages = () =>
  readdirSync(fromRoot()).filter(
    (folder) => folder === 'host' || folder === 'shared' || folder.startsWith('mfe-'),
  );

/** Every catalogue of the browser's packages. */
export const readCatalogues = (): Catalogue[] =>
  packages().flatMap((folder) =>
    readdirSync(fromRoot(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ENGLISH))
      .map((file) => catalogueOf(path.join(folder, 'src', file))),
  );

function catalogueOf(file: string): Catalogue {
  const stem = fromRoot(file).slice(0, -ENGLISH.length);
  const core = path.dirname(fromRoot(file)) === path.dirname(CORE) ? read(CORE) : {};
  return {
    name: file.slice(0, -'.messages.json'.length),
    english: { ...core, ...read(fromRoot(file)) },
    in: (locale) => read(`${stem}${locale}.messages.json`),
  };
}
