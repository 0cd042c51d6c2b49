export * from './context';
export * from './i18n';
export * from './shared-messages';
