import { defineChoice, defineDay, defineSearch, defineText, defineView } from '@portal/shared/address';

export const shows = ['all', 'moving', 'parked', 'offline', 'rented', 'free'] as const;
export type Show = (typeof shows)[number];
export const parts = ['list', 'map'] as const;

/** What the page shows. All of it is in its address. Another vehicle begins with where it is now. */
export const trackingView = defineView(
  {
    search: defineSearch(),
    show: defineChoice(shows),
    /** The opened vehicle. */
    vehicle: defineText(() => true),
    /** Its day; empty: where it is now. */
    day: defineDay(),
    /** Which of both a phone shows. */
    part: defineChoice(parts),
  },
  (view, { vehicle }) => (vehicle === undefined || vehicle === view.vehicle ? {} : { day: '' }),
);
export type View = typeof trackingView.first;
