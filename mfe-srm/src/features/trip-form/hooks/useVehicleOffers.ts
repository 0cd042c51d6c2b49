import { isNotOffered } from '@portal/shared/api';
import {
  limits,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type VehicleAvailability,
} from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { computeQuote } from '../../../libraries/price/quote';
import type { Period } from '../model/period';

export interface Offer extends Pick<VehicleAvailability, 'vehicle' | 'quote' | 'clash'> {
  /** Null if the server cannot say. */
  readonly isFree: boolean | null;
}
export interface Offers {
  readonly list: readonly Offer[];
  readonly total: number;
  readonly pages: number;
}
interface OffersRequest {
  readonly period: Period;
  readonly bookingId: string | undefined;
  readonly search: string;
  readonly page: number;
}
const quiet = { revalidateOnMount: true, onError: () => undefined } as const;

/**
 * The fleet for a time: what is free, and its price. A server without that call still has a list of vehicles.
 */
export function useVehicleOffers(request: OffersRequest | null) {
  const limit = limits.page.srmLimit;
  const listed = request && { search: request.search.trim(), page: request.page, limit };
  const { data, error, isRefreshing, refresh } = useQuery(
    tripPlanningEndpoints.availableVehicles,
    request && {
      query: {
        ...listed,
        bookingId: request.bookingId,
        bookingStartDate: request.period.start,
        bookingEndDate: request.period.end,
      },
    },
    quiet,
  );
  const isPlain = isNotOffered(error);
  const plain = useQuery(srmVehicleEndpoints.list, isPlain && listed ? { query: listed } : null, quiet);
  const offers: Offers | undefined =
    isPlain && request && plain.data
      ? {
          list: plain.data.list.map((vehicle) => ({
            vehicle,
            isFree: null,
            quote: computeQuote(vehicle.rentalDetails, request.period.start, request.period.end),
          })),
          total: plain.data.total,
          pages: plain.data.totalNumberOfPages,
        }
      : data && { list: data.list, total: data.total, pages: data.totalNumberOfPages };
  // The previous rows stay, dimmed, until the new ones load.
  const [last, setLast] = useState<{ source: typeof data; offers: Offers }>();
  const source = isPlain ? plain.data : data;
  if (offers && source && last?.source !== (source as typeof data))
    setLast({ source: source as typeof data, offers });
  const shownError = isPlain ? plain.error : error;
  return {
    offers: offers ?? (shownError ? undefined : last?.offers),
    isStale: offers === undefined,
    error: shownError,
    isRefreshing: isPlain ? plain.isRefreshing : isRefreshing,
    refresh: () => void (isPlain ? plain.refresh() : refresh()),
  };
}
