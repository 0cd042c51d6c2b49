import type { CountryCode, ZonePlace } from '@portal/shared/contract';

import {
  getCountryOutlines,
  isInCountry,
  isOnShore,
  measureToOutline,
  type CountryOutline,
} from './country-outlines';

export interface Abroad {
  /** Outside the country; 0 inside. */
  readonly metres: number;
  /** Whose land it is: two letters of ISO 3166-1; null on the sea, and on islands that the outlines leave out. */
  readonly country: string | null;
}

const home: Abroad = { metres: 0, country: null };
/** Degrees. */
const CELL = 0.25;
/** Farther from its middle, in metres, no place of a cell is. */
const CELL_REACH = 20_000;
/** Coasts are as wrong as borders, and cities lie on them. */
const SHORE = 5000;

interface Home {
  readonly outline: CountryOutline;
  readonly others: readonly CountryOutline[];
  /** Whether all of a cell is inside: of a long border, most places need no measure. */
  readonly cells: Map<string, boolean>;
}
const homes = new Map<CountryCode, Home>();

function openHome(code: CountryCode): Home {
  const outline = getCountryOutlines().find((one) => one.code === code.toUpperCase());
  if (outline === undefined) throw new Error(`No outline of the country ${code}`);
  const others = getCountryOutlines().filter((one) => one !== outline);
  const opened = { outline, others, cells: new Map<string, boolean>() };
  homes.set(code, opened);
  return opened;
}

function isDeepInside({ outline, cells }: Home, { latitude, longitude }: ZonePlace): boolean {
  const [row, column] = [Math.floor(latitude / CELL), Math.floor(longitude / CELL)];
  const key = `${row} ${column}`;
  const known = cells.get(key);
  if (known !== undefined) return known;
  const middle = { latitude: (row + 0.5) * CELL, longitude: (column + 0.5) * CELL };
  const isDeep = isInCountry(outline, middle) && measureToOutline(outline, middle) > CELL_REACH;
  cells.set(key, isDeep);
  return isDeep;
}

const findOther = ({ others }: Home, place: ZonePlace): CountryOutline | undefined =>
  others.find((one) => isInCountry(one, place)) ?? others.find((one) => isOnShore(one, place, SHORE));

/** How far a place is outside a country, and in which other one. */
export function measureAbroad(code: CountryCode, place: ZonePlace): Abroad {
  const own = homes.get(code) ?? openHome(code);
  if (isDeepInside(own, place) || isInCountry(own.outline, place)) return home;
  return {
    metres: measureToOutline(own.outline, place),
    country: findOther(own, place)?.code ?? null,
  };
}
