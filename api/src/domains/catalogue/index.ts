/** Vehicles offered to customers, and the look-up lists they are described by. */
export { columnsOf, type LevelOne, titleOf } from './listings/fields';
export { hideAllOf } from './listings/hide-all';
export { importListings } from './listings/import';
export { createListing } from './listings/level-one';
export { saveLevelThree } from './listings/level-three';
export { saveLevelTwo } from './listings/level-two';
export { countsOf } from './listings/list';
export { toggleVisibility } from './listings/publishing';
export { purgeListings } from './listings/purge';
export { shownRates, storedRates } from './listings/rates';
export { levelOneOf } from './listings/read';
export { registerListings } from './listings/routes';
export { specificationOf } from './listings/specification';
export { registerLookups } from './lookups/routes';
