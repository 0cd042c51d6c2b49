import { defineChoice, defineSearch, defineText, defineView, isDay } from '@portal/shared/address';
import { zooms, type Zoom } from './scale';

const firstZoom: Zoom = 'week';

/** What the calendar shows. All of it is in its address. */
export const calendarInAddress = defineView({
  zoom: defineChoice([firstZoom, ...zooms], { name: 'view' }),
  /** The first day, of this century; nothing for today. */
  day: defineText((text) => text.startsWith('20') && isDay(text)),
  search: defineSearch(),
});
export type CalendarView = typeof calendarInAddress.first;
