import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './calendar.en.messages.json';

export type CalendarWords = Translate<keyof typeof en>;

/** `t(id, values)` for the calendar. Its texts load with its page. */
export const useCalendarText = createUseText<'validation.tripTooLong', typeof en>(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './calendar.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './calendar.hi.messages.json'),
});
