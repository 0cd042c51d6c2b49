import type { CountryCode } from '@portal/shared/contract';

/**
 * What `npm test` presses: the main lists of a desk, with the menus of their rows. Each is pressed in one country, because both run the
 * same code, and the two workers end at about the same time. `npm run explore` presses the rest.
 */
const pressedRoutes: Readonly<Record<CountryCode, readonly string[]>> = {
  ae: ['/listings'],
  in: ['/srm/manage-vehicles', '/srm/customer-list', '/srm/ongoing-trips'],
};

export const isPressedInGate = (country: CountryCode, route: string): boolean =>
  pressedRoutes[country].includes(route);
