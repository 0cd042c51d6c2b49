import { srmBookingEndpoints } from '@portal/shared/contract';
import { useListPage } from '@portal/shared/list';
import { useCountry } from '@portal/shared/portal';
import type { ListKind } from '../model/list-kind';
import { toMoment } from '../model/moment';
import { toListQuery, type View } from '../model/view-state';

/** A page of trips. */
export function useTrips(kind: ListKind, view: View) {
  const { timeZone } = useCountry();
  return useListPage(srmBookingEndpoints.list, { query: toListQuery(kind, view, toMoment(timeZone)) });
}
