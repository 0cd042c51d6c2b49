import { createUseText } from '@portal/shared/i18n';
import en from './list.en.messages.json';

/** `t` of the catalogue that loads with the lists. */
export const useListText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "list-ar" */ './list.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "list-hi" */ './list.hi.messages.json'),
});
