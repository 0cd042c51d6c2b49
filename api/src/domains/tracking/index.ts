/** Devices that report where vehicles are, and their positions. */
export { findTracker, hasTracker } from './find-trackers';
export { maintainPositions } from './maintain-positions';
export { toPositionRow, type PositionRow, type TrackerKey } from './to-position-row';
export {
  deletePositionsOfCustomer,
  insertPositions,
  markTrackersSeen,
  type SeenTracker,
} from './position-repository';
export { registerPositions, registerTrackers } from './routes';
export { findCompanyByKey } from './tracking-key';
