import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './agreement.en.messages.json';

const messages = { en };

export type AgreementMessageId = keyof typeof en;
export type AgreementWords = Translate<AgreementMessageId>;

/** `t(id, values)` of tax rules and versions of the terms, whose words come with their parts: they are no part of the remote's entry. */
export function useAgreementText(): AgreementWords {
  void useI18n().add(messages);
  return useT<AgreementMessageId>();
}
