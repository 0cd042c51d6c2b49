import type { CountryCode } from '@portal/shared/contract';
import type { Spec, SpecValues } from './specs';

/** What nearly all vehicles that are rented have, by the names of the lookup lists, which are in English. */
const usualEverywhere: Readonly<Record<string, string>> = { 'Fuel type': 'Petrol' };
const usualInCountry: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  ae: { Transmission: 'Automatic' },
  in: {},
};

const closedCar = { Seats: '5', Doors: '5' };
const saloon = { Seats: '5', Doors: '4' };
const usualForType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Sedan: saloon,
  'Luxury sedan': saloon,
  'Pickup truck': saloon,
  Hatchback: closedCar,
  SUV: closedCar,
  'Compact SUV': closedCar,
  'Luxury SUV': closedCar,
  Crossover: closedCar,
  Estate: closedCar,
};

interface Settings {
  readonly country: CountryCode;
  /** The name of the vehicle's type in the lookup list. */
  readonly type: string | null | undefined;
}

/**
 * The usual value of each specification that has one, for a listing without any. Only for cars: other types have other
 * values under the same names. The agent sees and changes them before they are saved.
 */
export function findUsualSpecs(specs: readonly Spec[], { country, type }: Settings): SpecValues {
  const forType = usualForType[type ?? ''];
  if (!forType) return {};
  const usual = { ...usualEverywhere, ...usualInCountry[country], ...forType };
  return Object.fromEntries(
    specs.flatMap(({ id, name, values }) => {
      const value = values.find((one) => one.name === usual[name]);
      return value ? [[id, value.id]] : [];
    }),
  );
}
