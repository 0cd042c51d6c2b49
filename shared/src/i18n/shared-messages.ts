import core from './core.messages.json';
import ui from './en.messages.json';
import type { MessageSource } from './message-source';

/** English of everything in this package: the kit, validation and the portal's own words. */
export const sharedMessages = { ...core, ...ui };

/** With the other languages, as far as what customers see has them; each comes when it is chosen. */
export const sharedSource: MessageSource = {
  en: sharedMessages,
  others: {
    ar: () => import(/* webpackChunkName: "shared-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "shared-hi" */ './hi.messages.json'),
  },
};
