import { createUseNames } from '../create-use-names';

/** Categories, types, specifications with their values, features and their groups. Brands have one name everywhere. */
export const useVehicleNames = createUseNames({
  ar: () => import(/* webpackChunkName: "vehicle-names-ar" */ './ar.messages.json'),
  hi: () => import(/* webpackChunkName: "vehicle-names-hi" */ './hi.messages.json'),
});
