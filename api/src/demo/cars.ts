import type { CountryCode, CreateEnquiry } from '@portal/shared/contract';

type DemoCar = CreateEnquiry['car'];

const rates = (day: number, week: number, month: number, hour?: number): DemoCar['rentalDetails'] => ({
  day: { enabled: true, rentInAED: String(day) },
  week: { enabled: true, rentInAED: String(week) },
  month: { enabled: true, rentInAED: String(month) },
  ...(hour !== undefined && { hour: { enabled: true, rentInAED: String(hour), minBookingHours: 4 } }),
});

/** What the demo suppliers would have on offer. */
export const demoCars: Readonly<Record<CountryCode, readonly DemoCar[]>> = {
  ae: [
    {
      vehicleTitle: 'Toyota Land Cruiser GXR 2024',
      vehicleModel: 'Land Cruiser',
      vehicleRegistrationNumber: 'Dubai N 48213',
      vehicleCode: 'LC-2401',
      location: 'Al Quoz Industrial Area 3, Dubai',
      rentalDetails: rates(650, 3900, 13500),
    },
    {
      vehicleTitle: 'Nissan Patrol Platinum 2023',
      vehicleModel: 'Patrol',
      vehicleRegistrationNumber: 'Dubai R 70155',
      vehicleCode: 'NP-2307',
      location: 'Dubai International Airport, Terminal 3',
      rentalDetails: rates(700, 4200, 14900),
    },
    {
      vehicleTitle: 'Kia Picanto 2024',
      vehicleModel: 'Picanto',
      vehicleRegistrationNumber: 'Dubai K 11902',
      vehicleCode: 'KP-2412',
      location: [55.139, 25.078],
      rentalDetails: rates(85, 520, 1650),
    },
    {
      vehicleTitle: 'Mercedes-Benz E 300 2024',
      vehicleModel: 'E 300',
      vehicleRegistrationNumber: 'Dubai AA 20417',
      vehicleCode: 'ME-2403',
      location: 'Downtown Dubai',
      rentalDetails: rates(590, 3500, 11900, 95),
    },
    {
      vehicleTitle: 'Hyundai Staria 9-seater 2023',
      vehicleModel: 'Staria',
      vehicleRegistrationNumber: 'Dubai T 66380',
      vehicleCode: 'HS-2309',
      location: 'Dubai Marina',
      rentalDetails: rates(320, 1950, 6200),
    },
  ],
  in: [
    {
      vehicleTitle: 'Toyota Innova Crysta 2023',
      vehicleModel: 'Innova Crysta',
      vehicleRegistrationNumber: 'KA05MX4417',
      vehicleCode: 'IC-2302',
      location: 'Indiranagar, Bengaluru',
      rentalDetails: rates(3200, 20500, 72000),
    },
    {
      vehicleTitle: 'Maruti Suzuki Swift 2024',
      vehicleModel: 'Swift',
      vehicleRegistrationNumber: 'KA03NB2210',
      vehicleCode: 'SW-2408',
      location: 'Koramangala, Bengaluru',
      rentalDetails: rates(1500, 9600, 32000, 120),
    },
    {
      vehicleTitle: 'Mahindra Thar 2024',
      vehicleModel: 'Thar',
      vehicleRegistrationNumber: 'KA51MK9034',
      vehicleCode: 'TH-2405',
      location: [77.7064, 13.1986],
      rentalDetails: rates(3600, 23000, 79000),
    },
    {
      vehicleTitle: 'Royal Enfield Himalayan 450',
      vehicleModel: 'Himalayan',
      vehicleRegistrationNumber: 'KA01JR7781',
      vehicleCode: 'RE-2411',
      location: 'HSR Layout, Bengaluru',
      rentalDetails: rates(1400, 8900, 29000),
    },
  ],
};
