import { DAY, type CountryCode, type CreateEnquiry } from '@portal/shared/contract';
import { demoCars } from './cars';
import { demoCustomers, demoMessages } from './customers';

const turn = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;

/**
 * The `number`th believable enquiry: one vehicle, one customer, a trip of some days that begins soon. The
 * same number always gives the same enquiry.
 */
export function makeEnquiry(
  country: CountryCode,
  number: number,
  now: Date,
): Omit<CreateEnquiry, 'companyId' | 'agentId'> {
  // Steps without a common divisor: the same pair of vehicle and customer returns late.
  const start = new Date(now.getTime() + (1 + ((number * 5) % 12)) * DAY);
  const days = 1 + ((number * 7) % 10);
  return {
    car: turn(demoCars[country], number),
    ...turn(demoCustomers[country], number * 3 + 1),
    message: turn(demoMessages, number * 5 + 2),
    rentalStartDate: start.toISOString().slice(0, 10),
    rentalEndDate: new Date(start.getTime() + days * DAY).toISOString().slice(0, 10),
  };
}

/** The vehicle with its stored pictures, by their ids. */
export function withPhotos<Made extends { readonly car: CreateEnquiry['car'] }>(
  made: Made,
  photos: ReadonlyMap<string, readonly string[]>,
): Made {
  const own = photos.get(made.car.vehicleCode ?? '');
  return own ? { ...made, car: { ...made.car, vehiclePhotos: [...own] } } : made;
}
