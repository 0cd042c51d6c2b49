import type { Country } from '@portal/shared/contract';

import type { ContractFacts } from './facts';

const start = '2026-03-02T06:00:00.000Z';
const end = '2026-03-10T06:00:00.000Z';

/** An invented trip, to fill the terms. */
export const sampleFacts = (
  { id, currency, callingCode }: Country,
  company: ContractFacts['company'],
): ContractFacts => ({
  tripCode: 'T-000000',
  currency,
  company,
  start,
  end,
  customer: {
    name: 'Sample Customer',
    phone: id === 'ae' ? `${callingCode} 50 123 4567` : `${callingCode} 98765 43210`,
    email: 'customer@example.com',
    nationality: id === 'ae' ? 'Emirati' : 'Indian',
    emiratesId: id === 'ae' ? '784-1990-1234567-6' : null,
    passportNumber: 'P1234567',
    drivingLicenseNumber: 'DL-7654321',
    licenceExpiry: '2028-05-31',
  },
  vehicle: {
    name: 'Toyota Corolla 2025',
    plate: id === 'ae' ? 'DXB A 12345' : 'MH12AB1234',
    color: 'Pearl white',
    chassisNumber: null,
    handoverKilometre: 42_000,
    fuelEighths: 8,
    damages: [],
  },
  lines: [
    { period: 'week', count: 1, rate: 120_000, amount: 120_000, kilometres: 1400 },
    { period: 'day', count: 1, rate: 25_000, amount: 25_000, kilometres: 200 },
  ],
  total: 145_000,
  advance: 50_000,
  deposit: 150_000,
  extraKilometreRate: 150,
  includedKilometres: 1600,
});
