import { swapVehicleBody, type FleetVehicle, type TripRecord } from '@portal/shared/contract';
import * as v from 'valibot';

export interface SwapValues {
  vehicleId: string;
  returnKilometre: string;
  handoverKilometre: string;
  reason: string;
}
export const swapFields = ['vehicleId', 'returnKilometre', 'handoverKilometre', 'reason'] as const;

const plain = (text: string) => text.replace(/[\s,]/g, '');
/** An empty field is no reading of nought. */
const reading = (text: string) => plain(text) || 'none';

/** The reading below which each of the two cannot be. */
export interface LeastReadings {
  readonly returned: number;
  readonly handedOver: number;
}
export const leastOf = (trip: TripRecord, chosen: FleetVehicle | undefined): LeastReadings => ({
  returned: Number(trip.handoverKilometre ?? 0),
  handedOver: Number(chosen?.currentKilometre ?? 0),
});

export const swapRules = (trip: TripRecord, leastFor: (vehicleId: string) => LeastReadings) =>
  v.pipe(
    v.custom<SwapValues>(() => true),
    v.transform((values): v.InferInput<typeof swapVehicleBody> => ({
      bookingId: trip.bookingId,
      vehicleId: values.vehicleId,
      reason: values.reason,
      returnKilometre: reading(values.returnKilometre),
      handoverKilometre: reading(values.handoverKilometre),
    })),
    swapVehicleBody,
    v.forward(
      v.check(
        ({ vehicleId, returnKilometre }) => returnKilometre >= leastFor(vehicleId).returned,
        'trips.swap.below',
      ),
      ['returnKilometre'],
    ),
    v.forward(
      v.check(
        ({ vehicleId, handoverKilometre }) => handoverKilometre >= leastFor(vehicleId).handedOver,
        'trips.swap.below',
      ),
      ['handoverKilometre'],
    ),
  );
export type CheckedSwap = v.InferOutput<ReturnType<typeof swapRules>>;
