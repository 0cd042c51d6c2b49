import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { readRemoteManifest, remoteNames } from '@portal/build/workspace/remotes.ts';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

export type Texts = Readonly<Record<string, string>>;

export interface Catalogue {
  /** From the root: `mfe-srm/src/messages/trips`. */
  readonly name: string;
  readonly english: Texts;
  /** Of another language. Undefined where there is none. */
  in(locale: string): Texts | undefined;
}

const ENGLISH = 'en.messages.json';
/** Shared's English is in two files, because customers' pages leave one out. The other languages have one catalogue. */
const DESK = resolveFromRoot('shared', 'src', 'i18n', 'desk.messages.json');

function read(file: string): Texts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every catalogue of the browser's packages, and the menu's labels of each remote. */
export const readCatalogues = (): Catalogue[] => [...readMessageCatalogues(), ...readMenuLabels()];

const readMessageCatalogues = (): Catalogue[] =>
  ['host', ...remoteNames(), 'shared'].flatMap((folder) =>
    readdirSync(resolveFromRoot(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ENGLISH))
      .map((file) => readCatalogue(path.join(folder, 'src', file))),
  );

function readCatalogue(file: string): Catalogue {
  const stem = resolveFromRoot(file).slice(0, -ENGLISH.length);
  const more = path.dirname(DESK) === path.dirname(resolveFromRoot(file)) ? read(DESK) : {};
  return {
    name: file.slice(0, -'.messages.json'.length),
    english: { ...more, ...read(resolveFromRoot(file)) },
    in: (locale) => read(`${stem}${locale}.messages.json`),
  };
}

const readMenuLabels = (): Catalogue[] =>
  remoteNames().map((name) => {
    const { nav, actions, finds } = readRemoteManifest(name);
    const entries = [
      ...nav.flatMap((entry) => [entry, ...(entry.children ?? [])]),
      ...actions,
      ...finds,
    ].flatMap(({ label, labels }) => (label === undefined ? [] : [{ label, labels }]));
    return {
      name: `${name}/remote.json`,
      english: Object.fromEntries(entries.map(({ label }) => [label, label])),
      in: (locale) =>
        Object.fromEntries(
          entries.flatMap(({ label, labels }) => {
            const translated = labels?.[locale];
            return translated === undefined ? [] : [[label, translated]];
          }),
        ),
    };
  });
