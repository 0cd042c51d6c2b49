import * as v from 'valibot';
import { createCustomerBody, updateCustomerBody } from '@portal/shared/contract';
import { aCustomer } from '../../../testing/customers';
import { listDifferences, settleDifferences } from './compare';
import { customerRules, type Registration } from './customer-rules';
import { toFormValues, type CustomerValues } from './customer-values';
import { toCreateBody, toUpdateBody } from './wire';

const stored = toFormValues(aCustomer(1));
const checked = async (values: CustomerValues, registration: Registration = 'full') =>
  v.parseAsync(customerRules('ae', registration), values);
const complaints = async (values: CustomerValues, registration: Registration = 'full') => {
  const { issues = [] } = await v.safeParseAsync(customerRules('ae', registration), values);
  const first = new Map<string | null, string>();
  for (const issue of issues)
    if (!first.has(v.getDotPath(issue))) first.set(v.getDotPath(issue), issue.message);
  return [...first];
};
const empty = {
  ...toFormValues(null),
  customerName: 'Anna',
  email: 'a@b.example',
  phoneNumber: '+971501112267',
};

describe('rules', () => {
  test('a contact alone is enough if it was asked for, and scans are not', async () => {
    expect(await complaints(empty, 'contact')).toEqual([]);
    const identity = [['drivingLicenseNumber', 'validation.identityRequired']];
    expect(await complaints(empty)).toEqual(identity);
    expect(await complaints(empty, 'stored')).toEqual([]);
    expect(await complaints({ ...empty, passport: ['f1', null] }, 'stored')).toEqual(identity);
    expect(await complaints({ ...empty, passportNumber: 'N123' })).toEqual([]);
  });

  test('input below a contact alone is not checked', async () => {
    expect(await complaints({ ...empty, passportNumber: '!', nationality: 'x' }, 'contact')).toEqual([]);
  });

  test('an e-mail address may be empty, and is checked with a contact alone', async () => {
    for (const registration of ['contact', 'full', 'stored'] as const) {
      const values = { ...empty, drivingLicenseNumber: 'DL-77' };
      expect(await complaints({ ...values, email: '' }, registration)).toEqual([]);
      expect(await complaints({ ...values, email: 'nobody' }, registration)).toEqual([
        ['email', 'validation.email'],
      ]);
    }
  });

  test('each field has its own error', async () => {
    const wrong = { ...stored, phoneNumber: '+97150', passportNumber: '!', passportExpireDate: '2026-13-01' };
    expect(await complaints(wrong)).toEqual([
      ['phoneNumber', 'validation.phone'],
      ['passportNumber', 'validation.documentNumber'],
      ['passportExpireDate', 'validation.date'],
    ]);
    expect(await complaints({ ...stored, phoneNumber: '+97150111' })).toEqual([
      ['phoneNumber', 'validation.phoneUnknown'],
    ]);
  });
});

test('a new customer is sent with the number without its prefix, no empty field, and null for no picture', async () => {
  const values = { ...empty, drivingLicenseNumber: ' dl-77 ', drivingLicense: [null, 'f1', null, null] };
  const body = toCreateBody(await checked(values), '+971', 'full');
  expect(body).toEqual({
    countryCode: '+971',
    customerName: 'Anna',
    phoneNumber: '501112267',
    email: 'a@b.example',
    drivingLicenseNumber: 'DL-77',
    passport: [],
    drivingLicense: ['f1'],
    customerProfilePic: null,
  });
  const contact = toCreateBody(
    await checked({ ...empty, passportNumber: 'N1234' }, 'contact'),
    '+971',
    'contact',
  );
  expect(Object.keys(contact)).toEqual(['countryCode', 'customerName', 'phoneNumber', 'email']);
  expect(v.is(createCustomerBody, contact)).toBe(true);
});

test('the call of a new customer has the whole contact, also without an e-mail address', async () => {
  for (const registration of ['contact', 'full'] as const) {
    const values = { ...empty, email: '', drivingLicenseNumber: 'DL-77' };
    const body = toCreateBody(await checked(values, registration), '+971', registration);
    expect(body).toMatchObject({ customerName: 'Anna', phoneNumber: '501112267', email: '' });
    expect(v.is(createCustomerBody, body)).toBe(true);
  }
});

test('emptied fields of a stored customer are sent as empty, others that were empty are not', async () => {
  const values = { ...stored, nationality: '', passportNumber: '', passportExpireDate: '' };
  const body = toUpdateBody(await checked(values, 'stored'), '+971', { ...stored, passportExpireDate: '' });
  expect(body).toMatchObject({ nationality: '', passportNumber: '', version: 1, phoneNumber: '501112267' });
  expect(body).not.toHaveProperty('passportExpireDate');
  const { customerId } = { customerId: '0190b3c4-0000-7000-8000-000000000001' };
  expect(v.safeParse(updateCustomerBody, { ...body, customerId }).issues).toBeUndefined();
});

test('a conflict keeps the chosen fields', () => {
  const otherVersion = { ...stored, nationality: 'France', email: 'new@mail.example', version: 2 };
  const typed = { ...stored, nationality: 'India', email: 'mine@mail.example' };
  expect(listDifferences(typed, otherVersion)).toEqual(['email', 'nationality']);
  expect(settleDifferences(typed, otherVersion, { email: 'second' })).toEqual({
    ...otherVersion,
    nationality: 'India',
  });
});
