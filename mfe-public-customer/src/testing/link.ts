import type { CustomerLinkDetails, CustomerRecord } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';

export const customerId = buildId(1);

const claims = { aud: 'ae', customerId, bookingId: buildId(2) };
/** Of a link of the UAE; nothing here checks its signature. */
export const linkToken = `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;

export const details: CustomerLinkDetails = {
  customerId,
  bookingId: buildId(2),
  companyName: 'Al Noor',
  companyLogo: null,
  country: 'ae',
  vehicleName: 'Toyota, Pearl white, DXB A 12345',
  bookingStartDate: '2027-01-05T06:00:00.000Z',
  bookingEndDate: '2027-01-08T06:00:00.000Z',
  expiresAt: '2027-01-04T06:00:00.000Z',
};

export const aCustomer: CustomerRecord = {
  customerId,
  customerName: 'Anna Petrova',
  email: 'anna@mail.example',
  countryCode: '+971',
  phoneNumber: '501112267',
  nationality: 'India',
  passportNumber: null,
  passport: [],
  drivingLicenseNumber: null,
  drivingLicense: [],
};
