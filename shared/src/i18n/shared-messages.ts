import deskForms from '../contract/validation/desk-forms.en.messages.json';
import { customerMessages, customerSource } from './customer-messages';
import desk from './desk.messages.json';
import type { MessageSource } from './message-source';

/** English of everything in this package: the kit, validation and the portal's own messages. */
export const sharedMessages = { ...customerMessages, ...desk, ...deskForms };

/** With the other languages, which cover what customers see. Each loads when it is chosen. */
export const sharedSource: MessageSource = { ...customerSource, en: sharedMessages };
