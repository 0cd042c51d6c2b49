import { createUseText } from '@portal/shared/i18n';
import type { MessageId } from './useText';
import en from './pages.en.messages.json';

export type PageMessageId = MessageId | keyof typeof en;

/**
 * `t(id, values)` for the pages behind the login. Its texts load with the first of them and are not part of a
 * first load.
 */
export const usePageText = createUseText<MessageId, typeof en>(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './pages.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './pages.hi.messages.json'),
});
