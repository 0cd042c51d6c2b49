import { bodyTypes, type FleetPrefill } from '@portal/shared/contract';

import { colourSpec, seatsSpec } from '../../../database/reference-data/vehicle-specs';
import type { Actor, Deps } from '../../../deps';
import { getLevelOne, listSpecNames } from '../../catalogue';

const toBodyType = (type: string | null | undefined) =>
  bodyTypes.find(({ label }) => label.toLowerCase() === type?.toLowerCase())?.value ?? null;

/** What the agent's own listing knows about the vehicle. @throws AppProblem when the listing is not theirs */
export async function getPrefill(deps: Deps, user: Actor, vehicleId: string): Promise<FleetPrefill> {
  const { vehicleCategoryId, vehicleBrandId, vehicleRegistrationNumber, ...listing } = await getLevelOne(
    deps,
    user,
    vehicleId,
  );
  const specs = await listSpecNames(deps.db, { id: vehicleId, userId: user.userId });
  const findValue = (spec: string) => specs.find(({ name }) => name === spec)?.value ?? null;
  const seats = findValue(seatsSpec);
  return {
    vehicleCategoryId,
    vehicleBrandId,
    vehicleModel: listing.vehicleModel ?? null,
    modelYear: listing.vehicleRegisteredYear?.toString() ?? null,
    vehicleRegistrationNumber,
    vehiclePhoto: listing.vehiclePhotos?.[0] ?? null,
    vehicleColor: findValue(colourSpec),
    numberOfPassengers: seats === null ? null : Number(seats),
    bodyType: toBodyType(listing.vehicleType),
    registrationDueDate: listing.commercialLicenseExpireDate ?? null,
    rentalDetails: listing.rentalDetails,
  };
}
