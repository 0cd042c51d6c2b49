/** What an agent is told over the live line besides enquiries. */
export { deleteOldEvents } from './agent-event-repository';
export { tellAgent } from './tell';
