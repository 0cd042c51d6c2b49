import { setupI18n, type Messages } from '@lingui/core';

export type Direction = 'ltr' | 'rtl';

/** Locales the product can speak; a locale without a catalogue of a package falls back to English for that package. */
export const locales = {
  en: { name: 'English', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
} as const satisfies Record<string, { name: string; direction: Direction }>;
export type Locale = keyof typeof locales;
export const defaultLocale: Locale = 'en';

/** A package's messages: English at hand, others loaded when asked for. Compiled at build from ICU text. */
export interface MessageSource {
  readonly en: Messages;
  readonly others?: Readonly<Partial<Record<Locale, () => Promise<{ default: Messages }>>>>;
}

export type MessageValues = Readonly<Record<string, unknown>>;

export interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  /** Adds a package's catalogue in the current locale; a missing id shows as itself, and is reported once. */
  add(source: MessageSource): Promise<void>;
  setLocale(locale: Locale): Promise<void>;
  /** The reading direction may be turned on its own, to try a layout. */
  setDirection(direction: Direction | 'auto'): void;
  t(id: string, values?: MessageValues): string;
  has(id: string): boolean;
  subscribe(listener: () => void): () => void;
}

export function createI18n(initial: { locale?: Locale; direction?: Direction | 'auto' } = {}): I18n {
  const reported = new Set<string>();
  const lingui = setupI18n({
    missing: (_locale, id) => {
      if (!reported.has(id)) {
        reported.add(id);
        console.error(`No message "${id}"`);
      }
      return id;
    },
  });
  const sources: MessageSource[] = [];
  const listeners = new Set<() => void>();
  let locale: Locale = initial.locale ?? defaultLocale;
  let forced: Direction | 'auto' = initial.direction ?? 'auto';

  lingui.loadAndActivate({ locale, messages: {} });
  const changed = () => listeners.forEach((listener) => listener());

  async function messagesOf(source: MessageSource, wanted: Locale): Promise<Messages> {
    const load = source.others?.[wanted];
    return load ? { ...source.en, ...(await load()).default } : source.en;
  }

  return {
    get locale() {
      return locale;
    },
    get direction() {
      return forced === 'auto' ? locales[locale].direction : forced;
    },
    add(source) {
      if (sources.includes(source)) return Promise.resolve();
      sources.push(source);
      // English is there at once: a first view must not wait a tick for its words.
      lingui.load(locale, source.en);
      if (locale === defaultLocale) return Promise.resolve();
      return messagesOf(source, locale).then((messages) => {
        lingui.load(locale, messages);
        changed();
      });
    },
    async setLocale(next) {
      const all = await Promise.all(sources.map((source) => messagesOf(source, next)));
      all.forEach((messages) => lingui.load(next, messages));
      locale = next;
      lingui.activate(next);
      changed();
    },
    setDirection(direction) {
      forced = direction;
      changed();
    },
    t: (id, values) => lingui._(id, values as Record<string, unknown> | undefined),
    has: (id) => lingui.messages[id] !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
