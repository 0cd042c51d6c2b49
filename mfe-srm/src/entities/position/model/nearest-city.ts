import { cities } from './cities';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;
/** A city further away says nothing about a place. */
const FARTHEST = 400;

/** On a plane, which is exact enough for a word like "near". */
function measureKilometres(one: Place, other: Place): number {
  const shrink = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}

export type CityLanguage = 'en' | 'ar' | 'hi';

/** The next main city and how far it is, for readers who do not see the map; null far from all. */
export function findNearestCity(
  place: Place,
  language: CityLanguage,
): { readonly name: string; readonly km: number } | null {
  const [nearest] = cities
    .map((city) => ({ city, km: measureKilometres(place, city) }))
    .sort((one, other) => one.km - other.km);
  return nearest === undefined || nearest.km > FARTHEST
    ? null
    : { name: nearest.city.names[language], km: Math.round(nearest.km) };
}
