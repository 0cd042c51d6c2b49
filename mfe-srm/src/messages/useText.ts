import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';

export type MessageId = keyof typeof en;

export const useText = () => useT<MessageId>();
