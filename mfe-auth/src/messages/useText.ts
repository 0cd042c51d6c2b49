import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';

export type MessageId = keyof typeof en;

/** `t(id, values)` with this remote's own catalogue. */
export const useText = () => useT<MessageId>();
