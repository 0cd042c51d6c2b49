import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '@portal/build/workspace/remotes.ts';
import { defaultLocale, type Locale } from '@portal/shared/i18n/locales';

/** Some English catalogues have no language in their name. */
const isCatalogue = (name: string, locale: Locale) =>
  name.endsWith('.messages.json') &&
  (/(?:^|\.)(ar|hi)\.messages\.json$/.exec(name)?.[1] ?? defaultLocale) === locale;

/** All messages of the product in a language, by their ids. */
export function readCatalogues(root: string, locale = defaultLocale): Map<string, string> {
  const folders = ['host', ...remoteNames(root), 'shared'].map((name) => path.join(root, name, 'src'));
  const words = new Map<string, string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (isCatalogue(path.basename(file), locale))
        for (const [id, text] of Object.entries(
          JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
        ))
          words.set(id, text);
  return words;
}

/** Headings that only error pages have. */
export const listErrorTitles = (words: ReadonlyMap<string, string>): string[] =>
  [...words].filter(([id]) => /^errors\.\w+\.title$/.test(id)).map(([, text]) => text);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Texts of the product, as opposed to what somebody entered: vehicles, names, figures. */
export function createVocabulary(words: ReadonlyMap<string, string>) {
  const plain = new Map<string, string[]>();
  const templates: { text: string; pattern: RegExp; fixed: number }[] = [];
  for (const [id, text] of words) {
    if (!text.includes('{')) plain.set(text, [...(plain.get(text) ?? []), id]);
    else if (/^[^{}]*(\{\w+\}[^{}]*)+$/.test(text)) {
      const parts = text.split(/\{\w+\}/);
      const fixed = parts.join('').replace(/\W/g, '').length;
      if (fixed >= 4)
        templates.push({ text, pattern: new RegExp(`^${parts.map(escape).join('.+?')}$`), fixed });
    }
  }
  templates.sort((one, other) => other.fixed - one.fixed);
  const statusId = /status|state|stage|badge|label|level/i;

  const isStatus = (text: string) => plain.get(text)?.some((id) => statusId.test(id)) ?? false;

  return {
    /** The message behind a name; names outside of the catalogues become `*`, with figures as `#`. */
    getTemplate(name: string, isInRow: boolean): string {
      if (plain.has(name)) return name;
      const template = templates.find(({ pattern }) => pattern.test(name));
      if (template) return template.text;
      return isInRow ? '*' : name.replace(/\d+/g, '#').slice(0, 60);
    },
    /** What distinguishes two rows of a list with the same controls; texts with `=` are states of the row's switches. */
    getRowState: (texts: readonly string[]): string =>
      [...new Set(texts.filter((text) => text.startsWith('=') || isStatus(text)))].sort().join(', '),
  };
}
export type Vocabulary = ReturnType<typeof createVocabulary>;
