import { useInvalidate, useInvalidateAll } from '@portal/shared/portal';
import { useCallback } from 'react';

/** The contracts of invoices and payments are 6 KB that a list of trips does not need before the first change. */
const loadEndpoints = async () =>
  (await import(/* webpackChunkName: "trip-endpoints" */ '../model/trip-endpoints')).tripEndpoints;

/** After a change of a trip: reloads all data of trips, their money and the calendar. */
export function useReloadTrips(): () => void {
  const invalidate = useInvalidate();
  const invalidateAll = useInvalidateAll();
  return useCallback(
    () =>
      void loadEndpoints().then(
        (endpoints) => invalidate(...endpoints),
        // Reading too much is better than showing what has changed.
        () => invalidateAll(),
      ),
    [invalidate, invalidateAll],
  );
}
