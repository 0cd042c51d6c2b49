/** Vehicles offered to customers, and the look-up lists that describe them. */
export { toColumns, type LevelOne, buildTitle } from './listings/fields';
export { deleteOldDrafts } from './drafts/delete-old-drafts';
export { registerListingDrafts } from './drafts/routes';
export { findListings } from './listings/find-listings';
export { hideAllListings } from './listings/hide-all';
export { importListings } from './listings/import';
export { listingRemoval, listingVisibility } from './listings/listing-actions';
export { createListing } from './listings/level-one';
export { saveLevelThree } from './listings/level-three';
export { saveLevelTwo } from './listings/level-two';
export { getListingCounts } from './listings/list';
export { toggleVisibility } from './listings/publishing';
export { purgeListings } from './listings/purge';
export { shownRates, storedRates } from './listings/rates';
export { getLevelOne } from './listings/read';
export { registerListings } from './listings/routes';
export { selectSpecification } from './listings/specification';
export { registerLookups } from './lookups/routes';
