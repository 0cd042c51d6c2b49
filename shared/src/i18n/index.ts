export * from './context';
export { createUseText } from './create-use-text';
export { createI18n, type I18n, type MessageValues } from './i18n';
export {
  defaultLocale,
  isLocale,
  locales,
  getLanguageTag,
  type Direction,
  type Locale,
} from '../contract/locales';
export { joinSources, type MessageSource } from './message-source';
export { customerSource } from './customer-messages';
export * from './shared-messages';
