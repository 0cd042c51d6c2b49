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

/** Of a desk's screen and of a phone. */
export const widths = [1440, 390] as const;

/**
 * The widths at which `npm test` opens a page. One of both countries is opened at one width in each, the other way round for
 * the next page: both widths and both countries are seen, in half of the time. `npm run explore` opens each at both.
 * @param number of the visit in the plan
 */
export function listGateWidths(
  { route, countries }: { readonly route: string; readonly countries: readonly CountryCode[] },
  country: CountryCode,
  number: number,
): readonly number[] {
  if (countries.length === 1 || isPressedInGate(country, route)) return widths;
  return widths.filter((_, index) => (index + number + countries.indexOf(country)) % 2 === 0);
}
