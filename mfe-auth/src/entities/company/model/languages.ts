/** Languages that a supplier in the Gulf or in India may serve customers in, by ISO 639 code. */
const codes = [
  'en',
  'ar',
  'hi',
  'ur',
  'ml',
  'ta',
  'te',
  'kn',
  'mr',
  'gu',
  'bn',
  'pa',
  'or',
  'as',
  'kok',
  'sd',
  'ne',
  'si',
  'fa',
  'ps',
  'fil',
  'ru',
  'uk',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'zh',
  'ja',
  'ko',
  'th',
  'vi',
  'id',
  'ms',
  'sw',
  'am',
  'so',
  'he',
  'el',
  'ro',
  'kk',
  'uz',
  'az',
] as const;

export interface Language {
  readonly value: string;
  readonly label: string;
}

/** The names of the languages in the reader's language. */
export function listLanguages(locale: string): Language[] {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(code) ?? code;
