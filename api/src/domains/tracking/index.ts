/** Devices that report where vehicles are, and their positions. */
export { listCustomerAlerts } from './alerts/alerts';
export { deleteCustomerAlerts } from './alerts/alert-repository';
export { findTracker, hasTracker } from './find-trackers';
export { exportTracks } from './positions/export-tracks';
export { noteRefusedDevice } from './refused-device-repository';
export { maintainPositions } from './maintain-positions';
export { toPositionRow, type PositionRow, type TrackerKey } from './to-position-row';
export {
  deleteCustomerPositions,
  insertPositions,
  markTrackersSeen,
  type SeenTracker,
} from './position-repository';
export { registerEngine, registerPositions, registerTrackers, registerTracking } from './routes';
export { endOverdue, holdCommand, keepReply, listWaitingCommands, takeCommand } from './engine/send-commands';
export { createWatch, watchPositions, watchSilence } from './watch/watch-positions';
export { isBetweenHours } from './watch/night-rule';
export { watchSamples } from './watch/watch-samples';
export { freshState, type WatchContext, type WatchedZone, type WatchSample } from './watch/watch-state';
export { changeGate, noteObservations, readGates, type GateRow } from './tolls/gate-repository';
export { notePassings } from './tolls/note-passings';
export { scanGates } from './tolls/scan-gates';
export { deleteCustomerPassings, listCustomerPassings } from './tolls/passing-repository';
export { readSpans, type SampleSpan } from './tolls/read-toll-samples';
export { findPassings, type TollSample } from './tolls/find-passings';
export {
  createPlane,
  measureTurn,
  toCourse,
  toDirection,
  type PlacedGate,
  type Point,
} from './tolls/gate-line';
export { findCompanyByKey } from './tracking-key';
export { trackerAddition, trackerMove, trackerRemoval } from './tracker-actions';
export { zoneAddition, zoneChange, zoneRemoval } from './zones/zone-actions';
export { measureDistance } from './positions/track';
export { readTripVehicles } from './positions/trip-spans';
export { measureOutside } from './zones/measure-zone';
