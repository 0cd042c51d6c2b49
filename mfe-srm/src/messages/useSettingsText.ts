import { createUseText } from '@portal/shared/i18n';
import en from './settings.en.messages.json';

export type SettingsMessageId = keyof typeof en;

/**
 * `t(id, values)` for the desk's settings. Its texts load with their pages and are not part of the remote's
 * entry.
 */
export const useSettingsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './settings.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './settings.hi.messages.json'),
});
