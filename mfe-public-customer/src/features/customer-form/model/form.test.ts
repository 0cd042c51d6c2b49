import { listErrors, listMissing, hasPassed } from './form-rules';
import { toBody, listDocumentsOnFile, toFormValues, type FormValues } from './form-values';

const customer = {
  customerId: 'c1',
  customerName: 'Anna Petrova',
  email: 'anna@mail.example',
  countryCode: '+971',
  phoneNumber: '501112267',
  nationality: 'India',
  passportNumber: '•••••567',
  passport: ['f1', 'f2'],
  passportExpireDate: '2031-05-01',
};
const blank = listDocumentsOnFile(null);
const filled: FormValues = { ...toFormValues(customer), drivingLicenseNumber: 'DL-1', consent: true };
const phone = { countryCode: '+971', phoneNumber: '501112267' };

test("the form begins with the company's data, except for masked numbers and files", () => {
  expect(toFormValues(customer)).toMatchObject({
    customerName: 'Anna Petrova',
    phone: '+971501112267',
    passportNumber: '',
    passport: [],
    passportExpireDate: '2031-05-01',
  });
  expect(listDocumentsOnFile(customer)).toMatchObject({
    passportNumber: '•••••567',
    passportFiles: 2,
    drivingLicenseFiles: 0,
  });
  expect(toFormValues(null).phone).toBe('');
});

test('an empty number or list of files is not sent, so that the stored one stays', () => {
  expect(toBody({ ...filled, passport: ['f9'] }, 'c1', phone)).toEqual({
    customerId: 'c1',
    customerName: 'Anna Petrova',
    email: 'anna@mail.example',
    ...phone,
    nationality: 'India',
    drivingLicenseNumber: 'DL-1',
    passport: ['f9'],
    passportExpireDate: '2031-05-01',
    drivingLicenseExpireDate: '',
  });
});

test.each([
  [{}, {}],
  [{ customerName: 'A' }, { customerName: 'validation.tooShort' }],
  [{ customerName: '' }, { customerName: 'validation.required' }],
  [{ email: 'nobody' }, { email: 'validation.email' }],
  [{ phone: '' }, { phone: 'validation.required' }],
  [{ passportNumber: '!!' }, { passportNumber: 'validation.documentNumber' }],
  [{ drivingLicenseNumber: '' }, { drivingLicenseNumber: 'validation.identityRequired' }],
  [{ drivingLicenseNumber: '', passportNumber: 'N 123456' }, {}],
  [{ consent: false }, { consent: 'validation.consent' }],
])('the errors of %j are found', (change, errors) => {
  expect(listErrors({ ...filled, ...change }, blank)).toEqual(errors);
});

test('a number that is on file is enough', () => {
  expect(listErrors({ ...filled, drivingLicenseNumber: '' }, listDocumentsOnFile(customer))).toEqual({});
});

test('an e-mail address may stay empty, unless the company has one', () => {
  const values = { ...filled, email: '' };
  expect(listErrors(values, listDocumentsOnFile({ ...customer, email: '' }))).toEqual({});
  expect(listErrors(values, listDocumentsOnFile(customer))).toEqual({ email: 'validation.required' });
  expect(toBody(values, 'c1', phone).email).toBe('');
});

test('the number of an identity card is optional, and checked', () => {
  expect(listErrors({ ...filled, emiratesId: '784-1985' }, blank)).toEqual({
    emiratesId: 'validation.emiratesId',
  });
  const values = { ...filled, emiratesId: '784-1985-7654321-3' };
  expect(listErrors(values, blank)).toEqual({});
  expect(toBody(values, 'c1', phone).emiratesId).toBe('784-1985-7654321-3');
  expect(toBody(filled, 'c1', phone)).not.toHaveProperty('emiratesId');
});

test('a required picture is missing until it is added', () => {
  const required = ['drivingLicense', 'customerProfilePic'];
  expect(listMissing(filled, required)).toEqual({
    drivingLicense: 'validation.required',
    customerProfilePic: 'validation.required',
  });
  const added = { ...filled, drivingLicense: ['f1'], customerProfilePic: 'f2' };
  expect(listMissing(added, required)).toEqual({});
  expect(listMissing(filled, [])).toEqual({});
});

test('a past date is recognised', () => {
  expect([
    hasPassed('2026-01-04', '2026-01-05'),
    hasPassed('2026-01-05', '2026-01-05'),
    hasPassed('', '2026-01-05'),
  ]).toEqual([true, false, false]);
});
