import type { BodyType } from '@portal/shared/contract';
import type { BodyShape, Cabin } from './model/body-shape';
import type { Interior } from './model/interior/interior';
import type { CycleColours } from './model/motorcycle/build-motorcycle';
import type { MotorcycleType } from './model/motorcycle/motorcycle-shapes';

export interface Look {
  readonly body: BodyType;
  readonly paint: string;
  /** Where the driver sits: -1 is left. */
  readonly driver: -1 | 1;
  /** What this model has and others of its body type do not. */
  readonly shape?: Partial<BodyShape>;
  readonly cabin?: Partial<Cabin>;
  readonly interior?: Partial<Interior>;
}

export interface MotorcycleLook extends CycleColours {
  readonly motorcycle: MotorcycleType;
}

const left = (body: BodyType, paint: string, rest: Partial<Look> = {}): Look => ({
  body,
  paint,
  driver: -1,
  ...rest,
});
const right = (body: BodyType, paint: string, rest: Partial<Look> = {}): Look => ({
  body,
  paint,
  driver: 1,
  ...rest,
});

/** Each body type, and further models of some, by the name of their pictures. */
export const looks = {
  sedan: left('sedan', '#e4e7e9'),
  'luxury-sedan': left('luxury-sedan', '#a4abb1'),
  hatchback: left('hatchback', '#a81f1c'),
  saloon: left('saloon', '#868d93'),
  'beertle-version': left('beertle-version', '#d9c46a'),
  'beertle-convertible': left('beertle-convertible', '#5fa3a8'),
  suv: left('suv', '#6b1f2a'),
  'suv-large': left('suv-large', '#e6e8ea'),
  'compact-suv': right('compact-suv', '#e8eaec'),
  estate: left('estate', '#2c3f52'),
  coupe: left('coupe', '#c9a227'),
  mpv: right('mpv', '#b5b0a6'),
  'convertible-small': right('convertible-small', '#b3261e'),
  convertible: left('convertible', '#27466e'),
  'jeep-varients': right('jeep-varients', '#8c1d1f'),
  'pickup-truck': left('pickup-truck', '#b86a2c'),
  crossover: left('crossover', '#2b5a8c'),
  'sports-car': left('sports-car', '#d9481c'),
  'passenger-van': left('passenger-van', '#69727a'),
  'van-cargo-mni': right('van-cargo-mni', '#dfe2e4'),
  'van-long-cargo': right('van-long-cargo', '#eceeef'),
  limousine: left('limousine', '#15171a'),
  'suv-large-black': left('suv-large', '#17191c', {
    shape: {
      length: 5.1,
      grille: 'mesh',
      grilleSize: [0.58, 0.46, 0.86],
      lamps: 'split',
      lampBox: [0.56, 0.86, 0.66, 0.42],
      tailLamps: 'bar',
      tailBox: [0.62, 0.8, 0.56, 0.36],
      rim: 'paired',
      rimShare: 0.74,
    },
    interior: { seat: '#6b3f2a', accent: '#7d4b33', screen: 'double' },
  }),
  'hatchback-blue': right('hatchback', '#1d4f91', {
    shape: {
      length: 3.86,
      width: 1.73,
      grille: 'mesh',
      grilleSize: [0.4, 0.42, 0.66],
      lamps: 'square',
      lampBox: [0.6, 0.86, 0.6, 0.52],
      rim: 'turbine',
      tailLamps: 'corner',
      tailBox: [0.64, 0.84, 0.62, 0.34],
    },
    cabin: { material: 'paint', frame: 'gloss', ends: [0.12, 0.2], cornerRadius: 0.05 },
    interior: { accent: '#3b4c66', strip: 'metal' },
  }),
  'sedan-grey': right('sedan', '#4d545b', {
    shape: {
      length: 4.55,
      grille: 'slim',
      grilleSize: [0.46, 0.58, 0.72],
      lamps: 'slim',
      lampBox: [0.6, 0.76, 0.44, 0.56],
      rim: 'turbine',
      tailLamps: 'tall',
      tailBox: [0.6, 0.82, 0.56, 0.32],
    },
    interior: { seat: '#b9ab95', accent: '#c9bca6', dash: '#3b3732' },
  }),
  'compact-suv-teal': right('compact-suv', '#1f6f78', {
    shape: {
      length: 4,
      grille: 'slim',
      grilleSize: [0.5, 0.62, 0.7],
      lamps: 'slim',
      lampBox: [0.72, 0.82, 0.4, 0.5],
      rim: 'five',
      tailLamps: 'corner',
      tailBox: [0.7, 0.86, 0.5, 0.34],
    },
    interior: { seat: '#d7d3ca', accent: '#1f6f78', screen: 'tall' },
  }),
  'compact-suv-orange': left('compact-suv', '#b4531f', {
    shape: {
      length: 4.37,
      grille: 'bars',
      lamps: 'swept',
      lampBox: [0.62, 0.84, 0.54, 0.5],
      rim: 'paired',
      tailLamps: 'bar',
      tailBox: [0.7, 0.82, 0.46, 0.4],
    },
    interior: { accent: '#5a5d62' },
  }),
  'suv-silver': right('suv', '#9ba3a9', {
    shape: {
      grille: 'tall',
      grilleSize: [0.5, 0.5, 0.8],
      lamps: 'swept',
      lampBox: [0.56, 0.84, 0.6, 0.5],
      rim: 'turbine',
      tailLamps: 'tall',
      tailBox: [0.6, 0.86, 0.64, 0.4],
    },
    interior: { seat: '#cfc6b8', accent: '#ded7cb', screen: 'double' },
  }),
  minibus: left('passenger-van', '#e9ebec', {
    shape: {
      length: 5.38,
      height: 2.28,
      grille: 'bars',
      grilleSize: [0.5, 0.5, 0.72],
      lamps: 'square',
      lampBox: [0.56, 0.84, 0.62, 0.36],
      tailBox: [0.3, 0.7, 0.86, 0.16],
      rim: 'steel',
      rimShare: 0.66,
      spoiler: undefined,
    },
    cabin: {
      windscreen: [0.36, 1.06],
      drop: [0.1, 0.03],
      rear: [5.22, 5.34],
      tumble: 0.08,
      windows: [0.1, 0.72],
      pillars: [1.24, 2.3, 3.4, 4.4],
    },
    interior: {
      rows: [2, 3, 3, 3],
      roof: 1.9,
      pitch: 0.8,
      seat: '#4a5f7a',
      accent: '#5d7591',
      screen: 'small',
    },
  }),
} as const satisfies Record<string, Look>;

const ride = (motorcycle: MotorcycleType, paint: string, second = '#2b2f33', seat = '#202226') =>
  ({ motorcycle, paint, second, seat }) satisfies MotorcycleLook;

/** Each type of motorcycle. */
export const motorcycleLooks = {
  cruiser: ride('cruiser', '#5a1620', '#17191c', '#3a2a20'),
  'sports-motorcycle': ride('sports-motorcycle', '#a3141a', '#17191c'),
  'naked-motorcycle': ride('naked-motorcycle', '#d0641a'),
  'adventure-motorcycle': ride('adventure-motorcycle', '#3c5b4a'),
  'touring-motorcycle': ride('touring-motorcycle', '#27466e'),
  'commuter-motorcycle': ride('commuter-motorcycle', '#a33b3b'),
  scooter: ride('scooter', '#e4e7e9', '#c9ccce', '#6b3f2a'),
  'electric-scooter': ride('electric-scooter', '#5fa3a8'),
} as const satisfies Record<MotorcycleType, MotorcycleLook>;

export const allLooks: Readonly<Record<string, Look | MotorcycleLook>> = { ...looks, ...motorcycleLooks };
export type CarLookName = keyof typeof looks;
export type LookName = CarLookName | keyof typeof motorcycleLooks;

/** What each demo vehicle looks like, by its code. */
export const looksOfVehicles: Readonly<Record<string, LookName>> = {
  'LC-2401': 'suv-large',
  'NP-2307': 'suv-large-black',
  'KP-2412': 'hatchback',
  'ME-2403': 'luxury-sedan',
  'HS-2309': 'passenger-van',
  'TC-2406': 'sedan',
  'HT-2410': 'crossover',
  'NS-2404': 'saloon',
  'MO-2502': 'suv',
  'TH-2501': 'minibus',
  'KS-2408': 'compact-suv-orange',
  'IC-2302': 'mpv',
  'SW-2408': 'hatchback-blue',
  'TH-2405': 'jeep-varients',
  'HC-2403': 'compact-suv',
  'TN-2407': 'compact-suv-teal',
  'HD-2409': 'sedan-grey',
  'MX-2501': 'suv-silver',
  'TH-2404': 'pickup-truck',
  'BM-2405': 'coupe',
  'VV-2407': 'estate',
  'FM-2403': 'convertible',
  'PN-2409': 'sports-car',
  'RP-2402': 'limousine',
  'VB-2301': 'beertle-version',
  'VC-2302': 'beertle-convertible',
  'DP-2406': 'sports-motorcycle',
  'EC-2408': 'van-cargo-mni',
  'FT-2406': 'van-long-cargo',
  'MC-2410': 'convertible-small',
  'HA-2402': 'commuter-motorcycle',
  'RE-2411': 'adventure-motorcycle',
  'RM-2409': 'cruiser',
  'KD-2407': 'naked-motorcycle',
  'BT-2405': 'touring-motorcycle',
  'VS-2411': 'scooter',
  'AR-2412': 'electric-scooter',
};
