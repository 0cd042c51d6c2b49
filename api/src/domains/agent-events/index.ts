/** Live events for an agent in addition to those of enquiries. */
export { deleteOldEvents } from './agent-event-repository';
export { tellAgent } from './tell';
