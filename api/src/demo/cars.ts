import type { CountryCode, CreateEnquiry } from '@portal/shared/contract';
import { buildTitle } from '../domains/catalogue';
import type { DemoVehicle } from './samples/demo-vehicle';
import { demoFleet } from './listings/fleet';

type DemoCar = CreateEnquiry['car'];

const rate = (rent: number) => ({ enabled: true, rentInAED: String(rent) });

const toCar = (
  { brand, model, year, plate, code, day, week, month, hour }: DemoVehicle,
  location: DemoCar['location'],
): DemoCar => ({
  vehicleTitle: buildTitle(brand, model, String(year)),
  vehicleModel: model,
  vehicleRegistrationNumber: plate,
  vehicleCode: code,
  location,
  rentalDetails: {
    day: rate(day),
    week: rate(week),
    month: rate(month),
    ...(hour !== undefined && { hour: { ...rate(hour), minBookingHours: 4 } }),
  },
});

const listCars = (country: CountryCode): readonly DemoCar[] =>
  demoFleet[country].flatMap((vehicle) => {
    const { stand } = vehicle;
    if (stand === undefined) return [];
    return [toCar(vehicle, typeof stand === 'string' ? stand : [stand[0], stand[1]])];
  });

/** The vehicles that customers ask for, in the form of an enquiry. */
export const demoCars: Readonly<Record<CountryCode, readonly DemoCar[]>> = {
  ae: listCars('ae'),
  in: listCars('in'),
};
