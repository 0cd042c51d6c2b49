import type { Messages } from '@lingui/core';
import { locales, type Locale } from '../contract/locales';

/** A package's messages: English included, others loaded on demand. Compiled at build from ICU text. */
export interface MessageSource {
  readonly en: Messages;
  readonly others?: Readonly<Partial<Record<Locale, () => Promise<{ default: Messages }>>>>;
}

/** The messages of a source in a language, over the English ones. @throws when they cannot be loaded */
export async function loadMessages(source: MessageSource, locale: Locale): Promise<Messages> {
  const load = source.others?.[locale];
  return load ? { ...source.en, ...(await load()).default } : source.en;
}

/** Two catalogues as one. */
export const joinSources = (one: MessageSource, two: MessageSource): MessageSource => ({
  en: { ...one.en, ...two.en },
  others: Object.fromEntries(
    Object.keys(locales).map((locale) => [
      locale,
      async () => ({
        default: {
          ...(await loadMessages(one, locale as Locale)),
          ...(await loadMessages(two, locale as Locale)),
        },
      }),
    ]),
  ),
});
