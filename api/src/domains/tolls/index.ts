/** Tolls that trackers foresee: gates, their places, and passings next to statements. */
export { foreseeTolls } from './foresee-tolls';
export { registerTolls } from './routes';
