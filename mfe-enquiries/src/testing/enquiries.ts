import type { Enquiry } from '@portal/shared/contract';

export const buildId = (number: number): string =>
  `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const agentId = buildId(900_000);

const day = (rent: string, enabled = true) => ({ enabled, rentInAED: rent });
export const rates = { day: day('150') };

/** An enquiry as our server would send it: new, five minutes old by the given clock. */
export function anEnquiry(number: number, changes: Partial<Enquiry> = {}, now = Date.now()): Enquiry {
  const createdAt = changes.createdAt ?? new Date(now - 5 * 60_000).toISOString();
  return {
    _id: buildId(number),
    rentalStartDate: '2025-01-05',
    rentalEndDate: '2025-01-08',
    name: `Customer ${number}`,
    phone: '+971 50 123 4567',
    email: `customer${number}@mail.example`,
    message: 'Is it free?',
    status: 'NEW',
    isMasked: false,
    version: 1,
    car: {
      vehicleTitle: `Car ${number}`,
      vehicleModel: 'Model',
      vehiclePhotos: ['https://photos.example/1.jpg'],
      vehicleRegistrationNumber: 'A 12345',
      vehicleCode: `CODE-${number}`,
      location: 'Al Quoz, Dubai',
      rentalDetails: rates,
    },
    ...changes,
    createdAt,
  };
}

/** One page as a server of section 7 answers it. */
export const aPage = (list: Enquiry[], { page = 1, limit = 20, total = list.length } = {}) => ({
  list,
  page,
  limit,
  total,
  totalNumberOfPages: Math.ceil(total / limit),
});
