import type { Translate } from '@portal/shared/i18n';
import { useT } from '@portal/shared/portal';
import type desk from './desk.en.messages.json';
import type en from './en.messages.json';

export type MessageId = keyof typeof en | keyof typeof desk;
export type TranslateText = Translate<MessageId>;

/** `t(id, values)` with this remote's own catalogue. */
export const useText = (): TranslateText => useT<MessageId>();
