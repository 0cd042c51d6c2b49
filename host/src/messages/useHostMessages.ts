import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';

/** `t` of the shell's own catalogue. */
export const useHostMessages = () => useT<keyof typeof en>();
export type HostMessage = keyof typeof en;
