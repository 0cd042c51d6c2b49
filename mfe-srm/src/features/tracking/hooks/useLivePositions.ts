import { isApiError } from '@portal/shared/api';
import { MINUTE, SECOND, srmPositionEndpoints, type VehiclePosition } from '@portal/shared/contract';
import { useApi, useEvent, useQuery } from '@portal/shared/portal';
import { useEffect, useMemo, useState } from 'react';
import { mergePositions } from '../model/list-vehicles';

/** All vehicles are read again, because trips and trackers may have changed. */
const FULL = MINUTE;
/** What was heard since the last answer. */
const EVERY = 5 * SECOND;

type Newer = ReadonlyMap<string, VehiclePosition>;
const none: Newer = new Map();

/**
 * Every vehicle with a tracker, as it is now, while the page is visible.
 * @param accessId of a stated purpose, which opens the places of vehicles between trips
 */
export function useLivePositions(accessId: string | null) {
  const api = useApi();
  const access = useMemo(() => (accessId === null ? {} : { accessId }), [accessId]);
  const full = useQuery(
    srmPositionEndpoints.current,
    { query: access },
    { revalidateOnMount: true, refreshInterval: FULL, keepPreviousData: true, onError: () => undefined },
  );
  const { data, refresh } = full;
  const [update, setUpdate] = useState({ base: data, newer: none });
  useEvent('trip:changed', () => void refresh());
  useEffect(() => {
    if (data === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let [since, timer] = [data.at, 0];
    const wait = () => {
      timer = window.setTimeout(() => void ask(), EVERY);
    };
    async function ask() {
      try {
        if (!document.hidden) {
          const answer = await api.call(
            srmPositionEndpoints.current,
            { query: { ...access, since } },
            { signal },
          );
          since = answer.at;
          setUpdate(({ base, newer }) => ({
            base: data,
            newer: new Map([
              ...(base === data ? newer : none),
              ...answer.list.map((one) => [one.vehicleId, one] as const),
            ]),
          }));
        }
      } catch (error) {
        // The next reading of all shows a failure that lasts.
        if (!isApiError(error) && !signal.aborted) throw error;
      }
      if (!signal.aborted) wait();
    }
    wait();
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [api, access, data]);
  const positions = useMemo(
    () => data && mergePositions(data.list, update.base === data ? update.newer : none),
    [data, update],
  );
  return { positions, error: full.error, isRefreshing: full.isRefreshing, refresh: () => void refresh() };
}
