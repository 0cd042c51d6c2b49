import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './signing.en.messages.json';

const messages = { en };

export type SigningMessageId = keyof typeof en;
export type SigningWords = Translate<SigningMessageId>;

/** `t(id, values)`; the words come with the pages that use them. */
export function useSigningText(): SigningWords {
  void useI18n().add(messages);
  return useT<SigningMessageId>();
}
