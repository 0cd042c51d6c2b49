import core from './core.messages.json';
import ui from './en.messages.json';

/** English of everything in this package: the kit, validation and the portal's own words. */
export const sharedMessages = { ...core, ...ui };
