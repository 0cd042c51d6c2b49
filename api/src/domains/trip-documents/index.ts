/** The documents of a trip on their way to its customer. */
export { registerTripDocuments } from './routes';
