import { isNotOffered } from '@portal/shared/api';
import {
  HOUR,
  limits,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type FleetVehicle,
  type TakenPeriod,
  type TripRecord,
} from '@portal/shared/contract';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { useEffect, useState } from 'react';

/** A plate is typed letter by letter. */
const PAUSE = 300;
const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

export interface Replacement {
  readonly vehicle: FleetVehicle;
  /** If a server cannot say, the swap itself decides. */
  readonly isFree: boolean;
  readonly clash?: TakenPeriod | null | undefined;
}

/** The possible replacements for a customer, from now until the agreed end. */
export function useReplacements({ vehicle, bookingEndDate }: TripRecord, search: string) {
  const clock = useServerClock();
  const [now] = useState(() => clock.now());
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  const listed = { search: searched, page: limits.page.first, limit: limits.page.srmLimit };
  // An overdue trip needs a vehicle too.
  const end = Math.max(Date.parse(bookingEndDate ?? '') || 0, now + HOUR);
  const period = {
    bookingStartDate: new Date(now).toISOString(),
    bookingEndDate: new Date(end).toISOString(),
  };
  const offers = useQuery(
    tripPlanningEndpoints.availableVehicles,
    { query: { ...listed, ...period } },
    quiet,
  );
  const isPlain = isNotOffered(offers.error);
  const plain = useQuery(srmVehicleEndpoints.list, isPlain ? { query: listed } : null, quiet);
  const list: readonly Replacement[] | undefined = isPlain
    ? plain.data?.list.map((one) => ({ vehicle: one, isFree: true }))
    : offers.data?.list;
  /** Free ones of the same kind come first. */
  const rank = ({ isFree, vehicle: { bodyType } }: Replacement) =>
    isFree ? Number(bodyType !== vehicle?.bodyType) : 2;
  const total = (isPlain ? plain.data : offers.data)?.total ?? 0;
  const { error, refresh } = isPlain ? plain : offers;
  return {
    list: list
      ?.filter((one) => one.vehicle.vehicleId !== vehicle?.vehicleId)
      .sort((one, other) => rank(one) - rank(other)),
    /** The list is not yet that of the text. */
    isStale: searched !== search.trim() || !(isPlain ? plain.data : offers.data),
    more: Math.max(0, total - limits.page.srmLimit),
    error,
    refresh: () => void refresh(),
  };
}
