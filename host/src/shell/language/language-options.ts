import { locales, type Locale } from '@portal/shared/i18n';

/**
 * Each language is listed under its own name, because a reader who looks for it may not read this page's
 * language.
 */
export const languageOptions = (Object.keys(locales) as Locale[]).map((value) => ({
  value,
  label: locales[value].name,
}));
