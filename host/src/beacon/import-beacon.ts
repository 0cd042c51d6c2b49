/** Not part of any first load. */
export const importBeacon = () => import(/* webpackChunkName: "beacon" */ './beacon');
