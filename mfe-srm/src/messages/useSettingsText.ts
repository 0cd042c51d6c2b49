import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './settings.en.messages.json';

export type SettingsMessageId = keyof typeof en;
export type SettingsWords = Translate<SettingsMessageId>;

/** `t(id, values)` of the desk's settings, whose words come with their pages: they are no part of the remote's entry. */
export const useSettingsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './settings.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './settings.hi.messages.json'),
});
