/** Tolls that trackers foresee: gates, their places, and passings next to statements. */
export { findGate } from './find-gate';
export { gateChange } from './gate-actions';
export { foreseeTolls } from './foresee-tolls';
export { registerTolls } from './routes';
