import { srmBookingEndpoints } from '@portal/shared/contract';
import { dayjs } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useListPage } from '../../../hooks/useListPage';
import type { ListKind } from '../model/list-kind';
import { queryOf, type View } from '../model/view-state';

/** A page of trips. */
export function useTrips(kind: ListKind, view: View) {
  const country = useCountry();
  const momentOf = (day: string, daysLater: number) =>
    dayjs.tz(day, country.timeZone).add(daysLater, 'day').toISOString();
  return useListPage(srmBookingEndpoints.list, { query: queryOf(kind, view, momentOf) });
}
