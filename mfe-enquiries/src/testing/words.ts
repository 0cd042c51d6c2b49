import { createI18n } from '@portal/shared/i18n';
import desk from '../messages/desk.en.messages.json';
import en from '../messages/en.messages.json';
import type { TranslateText } from '../messages/useText';

const i18n = createI18n();
void i18n.add({ en: { ...en, ...desk } });

/** The English catalogue, for tests without a page. */
export const words: TranslateText = (id, values) => i18n.t(id, values);
