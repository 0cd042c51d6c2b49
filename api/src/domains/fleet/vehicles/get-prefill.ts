import { bodyTypes, type FleetPrefill } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { getLevelOne } from '../../catalogue';

const toBodyType = (type: string | null | undefined) =>
  bodyTypes.find(({ label }) => label.toLowerCase() === type?.toLowerCase())?.value ?? null;

/** What the agent's own listing knows about the vehicle. @throws AppProblem when the listing is not theirs */
export async function getPrefill(deps: Deps, user: Actor, vehicleId: string): Promise<FleetPrefill> {
  const { vehicleCategoryId, vehicleBrandId, vehicleRegistrationNumber, ...listing } = await getLevelOne(
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
    bodyType: toBodyType(listing.vehicleType),
    rentalDetails: listing.rentalDetails,
  };
}
