import type { TripRecord } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { getTripCode, nameTripVehicle, getPlate } from '../model/trip';

/** A trip in the tab's title: code, vehicle and plate. No customer: browsers keep titles in their history. */
export function useTripName(trip: TripRecord | undefined): string | null {
  const named = useVehicleNames();
  if (!trip) return null;
  return [getTripCode(trip), nameTripVehicle(trip, named), getPlate(trip)].filter(Boolean).join(' \u00b7 ');
}
