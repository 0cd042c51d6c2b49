import type { Listing, ListingDraftSummary } from '@portal/shared/contract';

/** What gets the photos: a new listing, one that was begun, or one of the list. */
export type ChosenListing = Listing | ListingDraftSummary | 'new';

export const isBegun = (chosen: ChosenListing | null): chosen is ListingDraftSummary =>
  chosen !== null && chosen !== 'new' && typeof chosen.draftId === 'string';

export const isListing = (chosen: ChosenListing | null): chosen is Listing =>
  chosen !== null && chosen !== 'new' && !isBegun(chosen);
