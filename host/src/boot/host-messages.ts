import type { I18n } from '@portal/shared/i18n';
import en from '../messages/en.messages.json';

const messages = { en };

export const addHostMessages = (i18n: I18n): void => void i18n.add(messages);
