import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './calendar.en.messages.json';

const messages = { en };

export type CalendarWords = Translate<keyof typeof en>;

/** `t(id, values)` of the calendar, whose words come with its page. */
export function useCalendarText(): CalendarWords {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
