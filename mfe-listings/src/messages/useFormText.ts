import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './form.en.messages.json';

export type FormMessageId = keyof typeof en;
export type FormWords = Translate<FormMessageId>;

const messages = { en };

/** `t(id, values)` of the listing's form, whose words come with it. */
export function useFormText(): FormWords {
  void useI18n().add(messages);
  return useT<FormMessageId>();
}
