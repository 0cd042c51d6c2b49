import { useMessages } from '@portal/shared/i18n';
import type en from './en.messages.json';

type TextId = keyof typeof en;

export const useText = () => useMessages<TextId>();
