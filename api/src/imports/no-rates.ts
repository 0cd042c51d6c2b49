import { limits } from '@portal/shared/contract';

const off = { enabled: false };
/** A period that neither the file nor the vehicle has a rate for. */
export const noRates = {
  rentalDetails: {
    day: off,
    week: off,
    month: off,
    hour: { ...off, minBookingHours: String(limits.vehicle.minBookingHours) },
  },
};
