import type { I18n } from '@portal/shared/i18n';
import { messages } from '../messages/source';

export const addHostMessages = (i18n: I18n): void => void i18n.add(messages);
