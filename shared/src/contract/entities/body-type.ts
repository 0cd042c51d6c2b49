import * as v from 'valibot';

/** Labels and values are those of the supplier's platform, spelling included: stored data carries them. */
export const bodyTypes = [
  { label: 'Sedan', value: 'sedan' },
  { label: 'Luxury Sedan', value: 'luxury-sedan' },
  { label: 'Hatchback', value: 'hatchback' },
  { label: 'Saloon', value: 'saloon' },
  { label: 'Beertle Version', value: 'beertle-version' },
  { label: 'Beertle Convertible', value: 'beertle-convertible' },
  { label: 'SUV', value: 'suv' },
  { label: 'SUV Large', value: 'suv-large' },
  { label: 'Compact SUV', value: 'compact-suv' },
  { label: 'Estate', value: 'estate' },
  { label: 'Coupe', value: 'coupe' },
  { label: 'MPV', value: 'mpv' },
  { label: 'Convertible Small', value: 'convertible-small' },
  { label: 'Convertible', value: 'convertible' },
  { label: 'Jeep Varients', value: 'jeep-varients' },
  { label: 'Pickup Truck', value: 'pickup-truck' },
  { label: 'Crossover', value: 'crossover' },
  { label: 'Sports Car', value: 'sports-car' },
  { label: 'Passenger Van', value: 'passenger-van' },
  { label: 'Van Cargo', value: 'van-cargo-mni' },
  { label: 'Van Long Cargo', value: 'van-long-cargo' },
  { label: 'Limousine', value: 'limousine' },
] as const;
export type BodyType = (typeof bodyTypes)[number]['value'];
export const bodyType = v.picklist(
  bodyTypes.map(({ value }) => value),
  'validation.required',
);
