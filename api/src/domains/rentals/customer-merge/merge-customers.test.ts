import { mergeDetails } from './merge-customers';
import { columnsByField, type CustomerColumn, type StoredCustomer } from '../../customers';

const unknown = Object.fromEntries(
  Object.values<CustomerColumn>(columnsByField).map((column) => [column, null]),
) as Record<CustomerColumn, null>;

const customer = (fields: Partial<StoredCustomer>): StoredCustomer => ({
  ...unknown,
  id: '1',
  companyId: '2',
  name: 'Anna',
  email: 'a@b.example',
  countryCode: '+971',
  phone: '501112267',
  lastTripAt: null,
  version: 1,
  nameSort: 'anna',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...fields,
});

test('the kept customer keeps their details; a missing one comes from the first customer who has it', () => {
  const kept = customer({
    passportNumber: 'A1111',
    passportExpireDate: '2030-01-01',
    lastTripAt: new Date(5),
  });
  const others = [
    customer({ passportNumber: 'B2222', nationality: 'Indian', lastTripAt: new Date(9) }),
    customer({ nationality: 'French', licenseNumber: 'L3333', licenseExpireDate: '2031-01-01' }),
  ];
  expect(mergeDetails(kept, others)).toMatchObject({
    name: 'Anna',
    nationality: 'Indian',
    passportNumber: 'A1111',
    passportExpireDate: '2030-01-01',
    licenseNumber: 'L3333',
    licenseExpireDate: '2031-01-01',
    profilePic: null,
    lastTripAt: new Date(9),
  });
});

test('an e-mail address comes from the first customer who has one', () => {
  const kept = customer({ email: '' });
  expect(mergeDetails(kept, [customer({ email: '' }), customer({})])).toMatchObject({ email: 'a@b.example' });
  expect(mergeDetails(kept, [customer({ email: '' })])).toMatchObject({ email: '' });
});

test('a detail comes from the chosen customer, with what belongs to it; an empty detail is no choice', () => {
  const kept = customer({ passportNumber: 'A1111', passportExpireDate: '2030-01-01', nationality: 'French' });
  const other = customer({
    id: '9',
    name: 'Anna P.',
    countryCode: '+91',
    phone: '9811122267',
    passportNumber: 'B2222',
    passportExpireDate: null,
  });
  const take = { customerName: '9', phoneNumber: '9', passportNumber: '9', nationality: '9' };
  expect(mergeDetails(kept, [other], take)).toMatchObject({
    name: 'Anna P.',
    email: 'a@b.example',
    countryCode: '+91',
    phone: '9811122267',
    passportNumber: 'B2222',
    passportExpireDate: null,
    nationality: 'French',
  });
});
