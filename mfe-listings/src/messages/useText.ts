import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';

export type MessageId = keyof typeof en;

/** `t(id, values)` over the words that every page of this remote shares; each feature has more of its own beside this. */
export const useText = () => useT<MessageId>();
