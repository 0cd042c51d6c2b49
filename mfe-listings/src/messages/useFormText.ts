import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './form.en.messages.json';

const messages = { en };

export type FormMessageId = keyof typeof en;
export type FormWords = Translate<FormMessageId>;

/** `t(id, values)` of adding and editing a listing, whose words come with these pages. */
export function useFormText(): FormWords {
  void useI18n().add(messages);
  return useT<FormMessageId>();
}
