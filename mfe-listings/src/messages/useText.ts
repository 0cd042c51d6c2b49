import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';

export type MessageId = keyof typeof en;

/** `t(id, values)` with the texts that every page of this remote shares. Each feature has more of its own. */
export const useText = () => useT<MessageId>();
