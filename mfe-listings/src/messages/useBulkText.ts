import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './bulk.en.messages.json';

const messages = { en };

export type BulkMessageId = keyof typeof en;
export type BulkWords = Translate<BulkMessageId>;

/** `t(id, values)` of changing several listings, whose words come with its dialog. */
export function useBulkText(): BulkWords {
  void useI18n().add(messages);
  return useT<BulkMessageId>();
}
