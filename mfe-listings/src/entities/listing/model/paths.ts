import type { ListingDraftSummary } from '@portal/shared/contract';

import type { Step } from './steps';

export const listPath = '/listings';

interface Beginning {
  /** The listing that a new one copies. */
  readonly copy?: string;
  /** The unfinished listing that is continued. */
  readonly draft?: string;
}
export const addPath = (userId: string, beginning: Beginning = {}): string => {
  const search = new URLSearchParams({ ...beginning }).toString();
  return `/listings/add/${userId}${search ? `?${search}` : ''}`;
};

/** Where a new listing that was begun is continued. */
export const continuePath = (
  userId: string,
  { draftId, copiedListingId }: Pick<ListingDraftSummary, 'draftId' | 'copiedListingId'>,
): string =>
  addPath(userId, { ...(copiedListingId === null ? {} : { copy: copiedListingId }), draft: draftId });

interface Address {
  vehicleId: string;
  companyId: string;
  userId: string;
}
export const listingPath = ({ vehicleId, companyId, userId }: Address, step?: Step): string =>
  `/listings/view/${vehicleId}/${companyId}/${userId}${step ? `?step=${step}` : ''}`;
