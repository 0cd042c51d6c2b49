import { bodyTypes, type FleetPrefill } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { levelOneOf } from '../../catalogue';

const bodyTypeOf = (type: string | null | undefined) =>
  bodyTypes.find(({ label }) => label.toLowerCase() === type?.toLowerCase())?.value ?? null;

/** What the own listing knows of the vehicle. @throws AppProblem when it is another's */
export async function prefillOf(deps: Deps, user: Actor, vehicleId: string): Promise<FleetPrefill> {
  const { vehicleCategoryId, vehicleBrandId, vehicleRegistrationNumber, ...listing } = await levelOneOf(
    deps,
    user,
    vehicleId,
  );
  return {
    vehicleCategoryId,
    vehicleBrandId,
    vehicleModel: listing.vehicleModel ?? null,
    vehicleRegistrationNumber,
    vehiclePhoto: listing.vehiclePhotos?.[0] ?? null,
    bodyType: bodyTypeOf(listing.vehicleType),
    rentalDetails: listing.rentalDetails,
  };
}
