import type { CountryCode } from '@portal/shared/contract';

/** One row of the timeline picture: `from` and `to` are columns of half an hour, 1 to 24. */
export interface SampleTrip {
  readonly vehicle: string;
  readonly plate: string;
  readonly customer: string;
  readonly from: number;
  readonly to: number;
  readonly tone: 'out' | 'due' | 'reserved';
}

interface SampleFleet {
  readonly trips: readonly SampleTrip[];
  readonly alertVehicle: string;
  readonly invoice: string;
}

/** What the picture next to the form shows: vehicles, people and plates, the same in every language. */
export const sampleFleet: Readonly<Record<CountryCode, SampleFleet>> = {
  ae: {
    trips: [
      { vehicle: 'Nissan Patrol', plate: 'DXB K 48213', customer: 'O. Haddad', from: 2, to: 15, tone: 'out' },
      {
        vehicle: 'Toyota Corolla',
        plate: 'DXB T 70594',
        customer: 'M. Nair',
        from: 3,
        to: 12,
        tone: 'due',
      },
      {
        vehicle: 'Kia Sportage',
        plate: 'SHJ 3 19407',
        customer: 'L. Brandt',
        from: 14,
        to: 23,
        tone: 'reserved',
      },
      {
        vehicle: 'Mercedes V 250',
        plate: 'AUH 17 5526',
        customer: 'S. Al Mansoori',
        from: 1,
        to: 19,
        tone: 'out',
      },
    ],
    alertVehicle: 'Nissan Patrol',
    invoice: 'INV-2041',
  },
  in: {
    trips: [
      { vehicle: 'Hyundai Creta', plate: 'KA 05 MN 4821', customer: 'R. Iyer', from: 2, to: 15, tone: 'out' },
      {
        vehicle: 'Maruti Swift',
        plate: 'KA 01 AB 7059',
        customer: 'A. Rao',
        from: 3,
        to: 12,
        tone: 'due',
      },
      {
        vehicle: 'Kia Seltos',
        plate: 'KA 51 MJ 1940',
        customer: 'N. Reddy',
        from: 14,
        to: 23,
        tone: 'reserved',
      },
      {
        vehicle: 'Toyota Innova',
        plate: 'KA 03 HA 5526',
        customer: 'P. Kulkarni',
        from: 1,
        to: 19,
        tone: 'out',
      },
    ],
    alertVehicle: 'Hyundai Creta',
    invoice: 'INV-2041',
  },
};
