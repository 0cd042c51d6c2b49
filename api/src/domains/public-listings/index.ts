/** The public pages of published listings. */
export { registerPublicListings } from './routes';
