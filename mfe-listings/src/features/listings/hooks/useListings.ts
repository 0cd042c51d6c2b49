import { vehicleEndpoints } from '@portal/shared/contract';
import { useListPage } from '@portal/shared/list';
import { toListQuery, type View } from '../model/view-state';

/** A page of the listings, with the numbers of all of them by state. */
export function useListings(view: View) {
  const answer = useListPage(
    vehicleEndpoints.list,
    { query: toListQuery(view) },
    { dedupingInterval: 100, focusThrottleInterval: 1000 },
  );
  return { answer, counts: answer.last?.counts };
}
