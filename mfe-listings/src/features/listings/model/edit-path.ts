import { listingPath } from '../../../entities/listing/model/paths';
import { steps, type Step } from '../../../entities/listing/model/steps';

export interface ListingOwner {
  readonly companyId: string;
  readonly userId: string;
}

/** The form of a listing; `level` is where it opens: 1 basic details, 2 specifications, 3 features. */
export const editPath = (vehicleId: string, owner: ListingOwner, level?: 1 | 2 | 3): string =>
  listingPath({ vehicleId, companyId: owner.companyId, userId: owner.userId }, level && steps[level - 1]);

export const editStepPath = (vehicleId: string, { companyId, userId }: ListingOwner, step: Step): string =>
  listingPath({ vehicleId, companyId, userId }, step);
