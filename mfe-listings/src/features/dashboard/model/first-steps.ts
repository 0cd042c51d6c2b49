import type { CompanyRecord, Portfolio } from '@portal/shared/contract';
import { addFleetVehicleLink, addListingLink, deskLinks, listingsLink, registerCompanyPath } from './links';

export type FirstStepName = 'company' | 'listing' | 'publish' | 'tax' | 'terms' | 'vehicle' | 'trip';

export interface FirstStep {
  readonly name: FirstStepName;
  readonly isDone: boolean;
  /** Where it is done; null while another step comes first. */
  readonly to: string | null;
}

interface FirstStepsInput {
  readonly portfolio: Portfolio | undefined;
  readonly company: CompanyRecord | null;
  readonly userId: string | null;
}

/**
 * The steps from registration to the first trip, in their order. Empty once all of them are done. A server
 * that does not know the rental desk's steps has those of the listings, until the first listing exists.
 */
export function listFirstSteps({ portfolio, company, userId }: FirstStepsInput): FirstStep[] {
  if (!portfolio) return [];
  const { firstSteps: desk, totalVehicles, publishedVehicles } = portfolio;
  const hasListing = (totalVehicles ?? 0) > 0;
  if (!desk && hasListing) return [];
  const isApproved = company?.approvalStatus === 'APPROVED';
  const steps: FirstStep[] = [
    { name: 'company', isDone: company !== null, to: registerCompanyPath },
    { name: 'listing', isDone: hasListing, to: userId && addListingLink(userId) },
    {
      name: 'publish',
      isDone: (publishedVehicles ?? 0) > 0,
      to: hasListing && isApproved ? listingsLink() : null,
    },
  ];
  if (desk)
    steps.push(
      { name: 'tax', isDone: desk.tax, to: deskLinks.tax },
      { name: 'terms', isDone: desk.terms, to: desk.tax ? deskLinks.terms : null },
      {
        name: 'vehicle',
        isDone: desk.vehicle,
        to: desk.tax && desk.terms ? addFleetVehicleLink(desk.onlyListingId ?? undefined) : null,
      },
      { name: 'trip', isDone: desk.trip, to: desk.vehicle ? deskLinks.newTrip : null },
    );
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
