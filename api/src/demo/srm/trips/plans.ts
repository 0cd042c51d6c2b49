import { getDateTimeFormat, HOUR } from '@portal/shared/contract';
import type { DemoDamage } from './sign';

export type DemoStage = 'vehicle' | 'customer' | 'reserved' | 'cancelled' | 'ongoing' | 'completed';

/** Hours from now; vehicle and customer by their positions in the demo's lists. */
export interface DemoTrip {
  readonly stage: DemoStage;
  readonly vehicle: number;
  readonly customer: number;
  readonly from: number;
  readonly to: number;
  /** Kilometres driven, for a completed trip. */
  readonly driven?: number;
  /** Damage found when the vehicle came back, and the note of its repair where it was repaired. */
  readonly damage?: DemoDamage & { readonly repaired?: string };
  /** Its deposit is held on a card, until this many hours from now. */
  readonly hold?: { readonly until: number; readonly lastDigits: string };
  /** Who else may drive, with a licence that is valid for this many hours. */
  readonly driver?: { readonly name: string; readonly licence: string; readonly validFor: number };
  /** Another vehicle replaced it, this many hours from now. */
  readonly swap?: { readonly vehicle: number; readonly at: number; readonly reason: string };
}

/** Hours from now to a time that is still today at the desk: three, or half of the rest of the day. */
export function laterToday(now: Date, timeZone: string): number {
  const clock = getDateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(now).split(':').map(Number);
  return Math.min(3, (24 - hours - minutes / 60 - seconds / 3600) / 2);
}

/** At least one of every kind that a desk has at a time, in the order in which they were booked. */
export const demoTrips = (now: Date, timeZone: string): readonly DemoTrip[] => [
  {
    stage: 'completed',
    vehicle: 3,
    customer: 9,
    from: -26 * 24,
    to: -19 * 24,
    driven: 860,
    damage: { zone: 'rear-bumper', condition: 'scratch', note: 'Left corner, a finger long' },
  },
  {
    stage: 'completed',
    vehicle: 4,
    customer: 10,
    from: -17 * 24,
    to: -14 * 24,
    driven: 540,
    damage: {
      zone: 'front-bumper',
      condition: 'dent',
      note: 'By the number plate',
      repaired: 'Pulled out and painted',
    },
  },
  { stage: 'completed', vehicle: 0, customer: 11, from: -12 * 24, to: -9 * 24, driven: 410 },
  { stage: 'completed', vehicle: 1, customer: 12, from: -9 * 24, to: -7 * 24, driven: 705 },
  { stage: 'cancelled', vehicle: 5, customer: 13, from: -4 * 24, to: -2 * 24 },
  // The deposit of the first lapsed; that of the second lapses tomorrow.
  {
    stage: 'ongoing',
    vehicle: 2,
    customer: 5,
    from: -80,
    to: -5,
    hold: { until: -6, lastDigits: '4242' },
  },
  {
    stage: 'ongoing',
    vehicle: 1,
    customer: 4,
    from: -46,
    to: laterToday(now, timeZone),
    hold: { until: 20, lastDigits: '1881' },
    driver: { name: 'Meera Nair', licence: 'DL-5520871', validFor: 700 * 24 },
  },
  {
    stage: 'ongoing',
    vehicle: 0,
    customer: 3,
    from: -50,
    to: 70,
    driven: 310,
    damage: { zone: 'windscreen', condition: 'crack', note: 'A stone, on the driver\u2019s side' },
    swap: { vehicle: 5, at: -20, reason: 'Cracked windscreen' },
  },
  { stage: 'reserved', vehicle: 3, customer: 6, from: 26, to: 98 },
  { stage: 'reserved', vehicle: 0, customer: 7, from: 120, to: 264 },
  { stage: 'customer', vehicle: 4, customer: 8, from: 50, to: 98 },
  { stage: 'vehicle', vehicle: 5, customer: 0, from: 30, to: 54 },
];

export const addHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR);
