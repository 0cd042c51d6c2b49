/** The last actions of an agent, each undone by its own domain. */
export { registerUndo } from './routes';
