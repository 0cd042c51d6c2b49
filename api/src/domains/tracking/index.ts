/** Devices that report where vehicles are, and their positions. */
export { listAlertsOfCustomer } from './alerts/alerts';
export { deleteAlertsOfCustomer } from './alerts/alert-repository';
export { findTracker, hasTracker } from './find-trackers';
export { exportTracks } from './positions/export-tracks';
export { noteRefusedDevice } from './refused-device-repository';
export { maintainPositions } from './maintain-positions';
export { toPositionRow, type PositionRow, type TrackerKey } from './to-position-row';
export {
  deletePositionsOfCustomer,
  insertPositions,
  markTrackersSeen,
  type SeenTracker,
} from './position-repository';
export { registerPositions, registerTrackers, registerTracking } from './routes';
export { createWatch, watchPositions, watchSilence } from './watch/watch-positions';
export { isBetweenHours } from './watch/night-rule';
export { watchSamples } from './watch/watch-samples';
export { freshState, type WatchContext, type WatchedZone, type WatchSample } from './watch/watch-state';
export { findCompanyByKey } from './tracking-key';
export { measureDistance } from './positions/track';
export { measureOutside } from './zones/measure-zone';
