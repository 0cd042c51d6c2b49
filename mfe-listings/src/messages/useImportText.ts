import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './import.en.messages.json';

const messages = { en };

export type ImportMessageId = keyof typeof en;
export type ImportWords = Translate<ImportMessageId>;

/** `t(id, values)` of the import, whose words come with it. */
export function useImportText(): ImportWords {
  void useI18n().add(messages);
  return useT<ImportMessageId>();
}
