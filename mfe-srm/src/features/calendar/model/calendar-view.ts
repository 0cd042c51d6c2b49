import { withParameters, type AddressForm } from '@portal/shared/address';
import { zooms, type Zoom } from './scale';

/** What the calendar shows. All of it is in its address. */
export interface CalendarView {
  readonly zoom: Zoom;
  /** `YYYY-MM-DD`, or nothing for today. */
  readonly day: string;
  readonly search: string;
}

const firstZoom: Zoom = 'week';

const toCountryDay = (text: string | null): string =>
  text && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

export const calendarInAddress: AddressForm<CalendarView> = {
  read: (params) => ({
    zoom: zooms.find((zoom) => zoom === params.get('view')) ?? firstZoom,
    day: toCountryDay(params.get('day')),
    search: (params.get('search') ?? '').slice(0, 100),
  }),
  write: ({ zoom, day, search }, params) =>
    withParameters(params, [
      ['view', zoom, firstZoom],
      ['day', day, ''],
      ['search', search, ''],
    ]),
  change: (view, change) => ({ ...view, ...change }),
};
