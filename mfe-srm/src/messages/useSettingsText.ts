import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './settings.en.messages.json';

const messages = { en };

export type SettingsMessageId = keyof typeof en;
export type SettingsWords = Translate<SettingsMessageId>;

/** `t(id, values)` of the desk's settings, whose words come with their pages: they are no part of the remote's entry. */
export function useSettingsText(): SettingsWords {
  void useI18n().add(messages);
  return useT<SettingsMessageId>();
}
