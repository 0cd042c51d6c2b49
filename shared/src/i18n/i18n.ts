import { setupI18n } from '@lingui/core';
import { defaultLocale, locales, getLanguageTag, type Direction, type Locale } from '../contract/locales';
import { loadMessages, type MessageSource } from './message-source';

export type MessageValues = Readonly<Record<string, unknown>>;

export interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  /** Grows with each change that affects the display: language, direction, loaded messages. */
  readonly version: number;
  /**
   * Adds a package's catalogue: English at once. Resolves when the current language's messages are loaded or
   * have failed. A missing id shows as itself.
   */
  add(source: MessageSource): Promise<void>;
  /**
   * Resolves when all added catalogues have their messages in the current language, or loading has failed.
   */
  settled(): Promise<unknown>;
  /** @throws when the messages of that language cannot be loaded: everything stays as it was */
  setLocale(locale: Locale): Promise<void>;
  /** The reading direction can be set separately, to test a layout. */
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
  const sources = new Set<MessageSource>();
  /** Loads the messages of the current language. */
  let flights = new Map<MessageSource, Promise<void>>();
  const listeners = new Set<() => void>();
  let locale: Locale = initial.locale ?? defaultLocale;
  let requested = locale;
  let forced: Direction | 'auto' = initial.direction ?? 'auto';

  lingui.loadAndActivate({ locale, locales: getLanguageTag(locale), messages: {} });
  let version = 0;
  const changed = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };

  function bring(source: MessageSource): Promise<void> {
    const into = locale;
    const flight = loadMessages(source, into).then(
      (messages) => {
        lingui.load(into, messages);
        if (into === locale) changed();
      },
      (error: unknown) => {
        // English stays.
        console.error(`Words in "${into}" could not be loaded`, error);
      },
    );
    flights.set(source, flight);
    return flight;
  }

  const add = (source: MessageSource): Promise<void> => {
    if (!sources.has(source)) {
      sources.add(source);
      // English is available at once: a first view must not wait a tick for its messages.
      lingui.load(locale, source.en);
      if (locale !== defaultLocale) return bring(source);
    }
    return flights.get(source) ?? Promise.resolve();
  };

  return {
    get locale() {
      return locale;
    },
    get direction() {
      return forced === 'auto' ? locales[locale].direction : forced;
    },
    get version() {
      return version;
    },
    add,
    settled: () => Promise.all(flights.values()),
    async setLocale(next) {
      requested = next;
      if (next === locale) return;
      const found = await Promise.all(
        [...sources].map(async (source) => [source, await loadMessages(source, next)] as const),
      );
      // The last choice counts, whichever messages load first.
      if (requested !== next) return;
      found.forEach(([, messages]) => lingui.load(next, messages));
      flights = new Map(found.map(([source]) => [source, Promise.resolve()]));
      // Catalogues added meanwhile have only English.
      const late = [...sources].filter((source) => !flights.has(source));
      late.forEach((source) => lingui.load(next, source.en));
      locale = next;
      lingui.activate(next, getLanguageTag(next));
      changed();
      if (next !== defaultLocale) late.forEach((source) => void bring(source));
    },
    setDirection(direction) {
      if (direction === forced) return;
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
