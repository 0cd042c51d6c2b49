import { createUseNames } from '../create-use-names';

/** Emirates, states and their cities. */
export const usePlaceNames = createUseNames({
  ar: () => import(/* webpackChunkName: "place-names-ar" */ './ar.messages.json'),
  hi: () => import(/* webpackChunkName: "place-names-hi" */ './hi.messages.json'),
});
