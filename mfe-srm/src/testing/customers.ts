import { lookupEndpoints, srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, type Received } from '@portal/shared/testing/server';

export const licenceScan = {
  id: buildId(301),
  name: 'licence.png',
  mimeType: 'image/png',
  bytes: 2048,
  url: '/l.png',
};
export const passportScan = {
  id: buildId(302),
  name: 'passport.pdf',
  mimeType: 'application/pdf',
  url: '/p.pdf',
};

export function aCustomer(number: number, changes: Partial<CustomerRecord> = {}): CustomerRecord {
  return {
    customerId: buildId(number),
    customerName: `Anna Petrova ${number}`,
    email: `anna${number}@mail.example`,
    countryCode: '+971',
    phoneNumber: '501112267',
    nationality: 'India',
    passportNumber: `N${number}00`,
    passportExpireDate: '2035-05-01',
    drivingLicenseNumber: `DL-${number}00`,
    drivingLicenseExpireDate: '2035-06-01',
    passport: [passportScan],
    drivingLicense: [licenceScan],
    customerProfilePic: null,
    expiredDocuments: [],
    version: 1,
    createdAt: '2026-01-02T08:00:00.000Z',
    updatedAt: '2026-01-02T08:00:00.000Z',
    ...changes,
  };
}

/** A server that searches names and pages over customers that a test may change. */
export function serveCustomers(customers: CustomerRecord[]): Received[] {
  return answer(srmCustomerEndpoints.list, [
    ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const found = customers.filter(({ customerName }) =>
        (customerName ?? '').toLowerCase().includes((query.search ?? '').toLowerCase()),
      );
      const list = found.slice((page - 1) * limit, page * limit);
      return {
        // A list names no scans.
        list: list.map(({ passport: _passport, drivingLicense: _licence, ...row }) => row),
        page,
        limit,
        total: found.length,
        totalNumberOfPages: Math.ceil(found.length / limit),
      };
    },
  ]);
}

export const serveCountries = () =>
  answer(lookupEndpoints.countries, [
    [
      { id: buildId(401), name: 'India', code: 'IN' },
      { id: buildId(402), name: 'France', code: 'FR' },
    ],
  ]);

/** A page of one customer; the server knows no earlier trips. */
export function serveCustomer(...versions: CustomerRecord[]): Received[] {
  answer(srmCustomerEndpoints.isSpammed, [notThere()]);
  return answer(srmCustomerEndpoints.get, versions);
}
