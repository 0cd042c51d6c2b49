import { srmCustomerEndpoints, type CustomerRecord } from '@portal/shared/contract';
import { uploadPicture, type TestAgent } from './agents';
import type { TestApp } from './start-test-app';

let count = 0;

/** The first known data of a customer. */
export function contactBody(app: TestApp, change: object = {}) {
  count += 1;
  const digits = String(count).padStart(4, '0');
  const isUae = app.deps.country.id === 'ae';
  return {
    countryCode: app.deps.country.callingCode,
    customerName: `Customer ${digits}`,
    phoneNumber: isUae ? `50123${digits}` : `987654${digits}`,
    email: `customer${count}@mail.example`,
    ...change,
  };
}

/** A full registration, with two documents. */
export async function customerBody(app: TestApp, agent: TestAgent, change: object = {}) {
  const [passport, licence] = [
    await uploadPicture(app, agent, 'document'),
    await uploadPicture(app, agent, 'document'),
  ];
  const contact = contactBody(app);
  return {
    ...contact,
    nationality: 'Emirati',
    passportNumber: `P${String(count).padStart(6, '0')}`,
    passport: [passport.id],
    drivingLicenseNumber: `L${String(count).padStart(6, '0')}`,
    drivingLicense: [licence.id],
    customerProfilePic: null as string | null,
    ...change,
  };
}

interface CustomerPage {
  readonly list: CustomerRecord[];
  readonly total: number;
  readonly totalNumberOfPages: number;
}

/** The calls of the customer pages. */
export const customerCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  add: (body: unknown) =>
    app.client<{ customerId: string; version: number }>(srmCustomerEndpoints.create, { token, body }),
  change: (body: unknown) =>
    app.client<{ customerId: string; version: number }>(srmCustomerEndpoints.update, { token, body }),
  get: (customerId: string) =>
    app.client<CustomerRecord>(srmCustomerEndpoints.get, { token, query: { customerId } }),
  list: (query: Record<string, unknown> = {}) =>
    app.client<CustomerPage>(srmCustomerEndpoints.list, { token, query }),
  merge: (keepId: string, mergeIds: readonly string[]) =>
    app.client<CustomerRecord>(srmCustomerEndpoints.merge, { token, body: { keepId, mergeIds } }),
  erase: (customerId: string) => app.client(srmCustomerEndpoints.erase, { token, query: { customerId } }),
});

export async function addCustomer(app: TestApp, agent: TestAgent, change: object = {}): Promise<string> {
  const { status, text, result } = await customerCalls(app, agent).add(
    await customerBody(app, agent, change),
  );
  if (status !== 201) throw new Error(`customer: ${text}`);
  return result.customerId;
}
