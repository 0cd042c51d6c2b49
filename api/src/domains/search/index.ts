/** One search over everything that a company has. */
export { registerSearch } from './routes';
