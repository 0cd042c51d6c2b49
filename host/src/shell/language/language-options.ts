import { locales, type Locale } from '@portal/shared/i18n';

/** Each language calls itself by its own name: who looks for his own may not read this page's. */
export const languageOptions = (Object.keys(locales) as Locale[]).map((value) => ({
  value,
  label: locales[value].name,
}));
