import type { CountryCode } from '@portal/shared/contract';

export interface DemoDesk {
  readonly email: string;
  readonly phoneNumber: string;
  readonly companyName: string;
  readonly regNumber: string;
  readonly address: string;
  readonly languages: readonly string[];
  /** As in the reference data. */
  readonly state: string;
  readonly city: string;
  readonly licence: { readonly title: string; readonly authority: string; readonly activity: string };
  /** Colours of the logo, as red, green, blue. */
  readonly colours: readonly [Colour, Colour];
}

export type Colour = readonly [number, number, number];

export const DEMO_PASSWORD = 'Demo-desk-2026';

/** One supplier for each country, as a newcomer finds it. */
export const demoDesks: Readonly<Record<CountryCode, DemoDesk>> = {
  ae: {
    email: 'demo@dune-and-drive.example',
    phoneNumber: '+971501234567',
    companyName: 'Dune & Drive Car Rental LLC',
    regNumber: 'CN-1184207',
    address: 'Showroom 7, Street 8, Al Quoz Industrial Area 3, Dubai',
    languages: ['en', 'ar', 'hi', 'ru'],
    state: 'Dubai',
    city: 'Al Quoz',
    licence: {
      title: 'Commercial Licence',
      authority: 'Emirate of Dubai',
      activity: 'Passenger vehicles rental',
    },
    colours: [
      [13, 92, 99],
      [38, 166, 140],
    ],
  },
  in: {
    email: 'demo@namma-wheels.example',
    phoneNumber: '+919812345678',
    companyName: 'Namma Wheels Rentals Pvt Ltd',
    regNumber: 'KA-RC-2019-04417',
    address: '42, 80 Feet Road, Indiranagar, Bengaluru 560038',
    languages: ['en', 'kn', 'hi', 'ta'],
    state: 'Karnataka',
    city: 'Bengaluru',
    licence: {
      title: 'Rent-a-Cab Licence',
      authority: 'State of Karnataka',
      activity: 'Self-drive vehicle rental',
    },
    colours: [
      [60, 46, 140],
      [128, 90, 213],
    ],
  },
};
