import { toCountryDay, type Notification } from '@portal/shared/contract';

export interface DayOfNotifications {
  /** `YYYY-MM-DD`, where the rental takes place. */
  readonly day: string;
  readonly list: readonly Notification[];
}

/** Each day with its notifications, in the order in which they are given. */
export function groupByDay(list: readonly Notification[], timeZone: string): readonly DayOfNotifications[] {
  const days = new Map<string, Notification[]>();
  for (const one of list) {
    const day = toCountryDay(one.at, timeZone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, list]) => ({ day, list }));
}
