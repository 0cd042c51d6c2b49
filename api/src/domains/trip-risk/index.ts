/** How likely an open trip is to end badly, and which facts say so. */
export { registerTripRisks } from './routes';
