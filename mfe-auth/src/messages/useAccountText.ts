import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './account.en.messages.json';

const messages = { en };

export type AccountMessageId = keyof typeof en;

/** `t(id, values)` of the account settings, whose words come with the profile. */
export function useAccountText(): Translate<AccountMessageId> {
  void useI18n().add(messages);
  return useT<AccountMessageId>();
}
