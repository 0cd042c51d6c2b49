import { srmBookingEndpoints, srmSettingsEndpoints, type RentalSettings } from '@portal/shared/contract';
import type { JobDesk } from './job';

/** A vehicle that came back from another trip, without a checklist of its return, and is free at once. */
export async function addRentedVehicle(desk: JobDesk, plate: string): Promise<void> {
  const settings = await desk.call<RentalSettings>(srmSettingsEndpoints.get);
  await desk.call(srmSettingsEndpoints.update, { body: { ...settings, turnaroundMinutes: 0 } });
  const { bookingId } = await desk.startTrip(plate, `Earlier customer of ${plate}`);
  await desk.call(srmBookingEndpoints.end, {
    body: {
      bookingId,
      companyId: desk.companyId,
      currentKilometre: 42_300,
      finesCollected: '0',
      salikCollected: '0',
      // Two days at 250.
      totalAmountCollected: '500',
      depositReturned: '1000',
    },
  });
}
