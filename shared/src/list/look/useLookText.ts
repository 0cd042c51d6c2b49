import { createUseText } from '@portal/shared/i18n';
import en from './look.en.messages.json';

/** `t` of the catalogue that loads with the choice of density and columns. */
export const useLookText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "list-look-ar" */ './look.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "list-look-hi" */ './look.hi.messages.json'),
});
