import { customerMessages, customerSource } from './customer-messages';
import desk from './desk.messages.json';
import type { MessageSource } from './message-source';

/** English of everything in this package: the kit, validation and the portal's own words. */
export const sharedMessages = { ...customerMessages, ...desk };

/** With the other languages, as far as what customers see has them; each comes when it is chosen. */
export const sharedSource: MessageSource = { ...customerSource, en: sharedMessages };
