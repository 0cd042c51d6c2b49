/** What an agent is told over the live line besides enquiries. */
export { deleteOldEvents, tellAgent } from './tell';
