import { DAY, enquiryEndpoints } from '@portal/shared/contract';
import { call } from '../support/api';
import type { Desk } from '../support/desk';
import type { Stack } from '../support/stack';

const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

/** A customer of the marketplace asks for a car. @returns the id of the enquiry */
export async function sendEnquiry({ api }: Stack, { companyId }: Desk): Promise<string> {
  const { _id } = await call({ api }, enquiryEndpoints.create, {
    body: {
      companyId,
      car: { vehicleTitle: 'Nissan Patrol', vehicleCode: 'NP-204', location: 'Dubai Marina, Dubai' },
      rentalStartDate: day(2),
      rentalEndDate: day(5),
      name: 'Anna Petrova',
      phone: '+971501112267',
      email: 'anna.petrova@mail.example',
      message: 'Is it free over the weekend?',
    },
  });
  return _id;
}
