import type { Listing } from '@portal/shared/contract';

/** What customers read, else as much of it as there is. */
export const formatListingTitle = ({
  vehicleTitle,
  vehicleBrand,
  vehicleModel,
  vehicleRegistrationNumber,
}: Listing): string =>
  [vehicleTitle, [vehicleBrand, vehicleModel].filter(Boolean).join(' '), vehicleRegistrationNumber]
    .map((text) => (text ?? '').trim())
    .find(Boolean) ?? '';
