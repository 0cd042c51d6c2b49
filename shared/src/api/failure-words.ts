import { isLocale, type Locale } from '../contract/locales';

type Words = Readonly<Record<string, string>>;

/** Keyed by the English sentences of the contract and of the gateway. */
const files: Readonly<Partial<Record<Locale, () => Promise<{ default: Words }>>>> = {
  ar: () => import(/* webpackChunkName: "failures-ar" */ './failures/ar'),
  hi: () => import(/* webpackChunkName: "failures-hi" */ './failures/hi'),
};
const known = new Map<Locale, Words>();

const pageLocale = (): Locale | null => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : null;
};

/**
 * Loaded with the first call of a page and not with the first failure: after a failure loading may be
 * impossible.
 */
export async function bringFailureWords(): Promise<void> {
  const locale = pageLocale();
  const bring = locale && !known.has(locale) && files[locale];
  if (!bring) return;
  // Until they are loaded, or if they cannot be, the text is English.
  const words = await bring().catch(() => null);
  if (words) known.set(locale, words.default);
}

/** What failed, in the language of the page. */
export function failureText(sentence: string): string {
  const locale = pageLocale();
  return (locale && known.get(locale)?.[sentence]) || sentence;
}
