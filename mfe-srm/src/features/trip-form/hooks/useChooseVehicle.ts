import { isApiError, type ApiError } from '@portal/shared/api';
import {
  srmBookingEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type FleetVehicle,
} from '@portal/shared/contract';
import { isCode } from '@portal/shared/forms';
import { useInvalidate, useMutation } from '@portal/shared/portal';
import { useState } from 'react';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';
import type { Period } from '../model/period';
import { readTripTaken } from '../model/taken';

interface Options {
  /** Without it a new trip begins. */
  readonly bookingId?: string | undefined;
  readonly enquiryId?: string | undefined;
  readonly onChosen: (bookingId: string) => void | Promise<void>;
}

/**
 * Takes a vehicle for a time: for a new trip, or for one that has not started. If another agent was faster,
 * keeps who it was and the alternatives.
 */
export function useChooseVehicle({ bookingId, enquiryId, onChosen }: Options) {
  const { run } = useMutation(srmVehicleEndpoints.attach);
  const invalidate = useInvalidate();
  const changed = useReloadTrips();
  const [running, setRunning] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ error: ApiError; vehicle: FleetVehicle } | null>(null);

  async function choose(vehicle: FleetVehicle, { start, end }: Period): Promise<void> {
    const { vehicleId } = vehicle;
    setRunning(vehicleId);
    setFailure(null);
    try {
      const known = bookingId ? { bookingId } : enquiryId ? { enquiryId } : {};
      const body = { vehicleId, ...known, bookingStartDate: start, bookingEndDate: end };
      const made = await run({ body });
      void invalidate(
        tripPlanningEndpoints.availableVehicles,
        tripPlanningEndpoints.contract,
        srmBookingEndpoints.list,
        srmVehicleEndpoints.upcomingBookingDates,
      );
      await onChosen(made.bookingId);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure({ error, vehicle });
      void invalidate(tripPlanningEndpoints.availableVehicles);
      if (isCode(error, 'trip_transition')) changed();
    } finally {
      setRunning(null);
    }
  }

  return {
    choose,
    running,
    taken: failure && readTripTaken(failure.error),
    takenVehicle: failure?.vehicle ?? null,
    error: failure?.error ?? null,
    forget: () => setFailure(null),
  };
}
