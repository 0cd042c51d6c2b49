import * as v from 'valibot';
import { createCompanyBody, createIndividualBody, updateCompanyBody } from './company-bodies';
import { buildCompanyForm, toCompanyValues, type CompanyValues } from './company-form';
import { individualForm, individualValues } from './individual-form';

const today = () => '2026-11-22';
const id = (last: number) => `0190b3c4-0000-7000-8000-00000000000${last}`;
const filled: CompanyValues = {
  companyName: 'Gulf Wheels',
  companyLogo: id(1),
  commercialLicense: id(2),
  expireDate: '2027-03-31',
  noRegNumber: false,
  regNumber: 'CN-1045231',
  companyAddress: 'Al Quoz 3, Dubai',
  companyLanguages: ['en', 'ar'],
  location: { stateId: id(3), cityId: id(4) },
};
const individual = {
  licenseFront: id(1),
  licenseBack: id(2),
  expireDate: '2028-01-01',
  vehiclePlate: 'ka 05-mn 4821',
};

const issues = (schema: v.GenericSchema, values: unknown) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`);

test('a complete form is accepted', () => {
  expect(issues(buildCompanyForm(today), filled)).toEqual([]);
  expect(issues(individualForm(today), individual)).toEqual([]);
});

test.each<[Partial<CompanyValues>, string]>([
  [{ companyName: '' }, 'companyName validation.tooShort'],
  [{ companyName: ' x ' }, 'companyName validation.tooShort'],
  [{ companyName: 'x'.repeat(121) }, 'companyName validation.tooLong'],
  [{ companyLogo: null }, 'companyLogo validation.fileRequired'],
  [{ commercialLicense: null }, 'commercialLicense validation.fileRequired'],
  [{ expireDate: '' }, 'expireDate validation.required'],
  [{ expireDate: '2026-02-30' }, 'expireDate validation.date'],
  [{ expireDate: '2026-11-21' }, 'expireDate validation.dateFuture'],
  [{ expireDate: '2026-11-22' }, 'expireDate validation.dateFuture'],
  [{ regNumber: '  ' }, 'regNumber validation.required'],
  [{ regNumber: 'x'.repeat(61) }, 'regNumber validation.tooLong'],
  [{ companyAddress: '' }, 'companyAddress validation.required'],
  [{ companyAddress: 'x'.repeat(301) }, 'companyAddress validation.tooLong'],
  [{ companyLanguages: [] }, 'companyLanguages validation.languageRequired'],
  [{ location: { stateId: id(3), cityId: '' } }, 'location.cityId validation.required'],
])('company %j is refused: %s', (change, expected) => {
  expect(issues(buildCompanyForm(today), { ...filled, ...change })).toContain(expected);
});

test.each([
  [{ licenseFront: null }, 'licenseFront validation.fileRequired'],
  [{ licenseBack: null }, 'licenseBack validation.fileRequired'],
  [{ expireDate: '2026-11-22' }, 'expireDate validation.dateFuture'],
  [{ vehiclePlate: '' }, 'vehiclePlate validation.required'],
  [{ vehiclePlate: 'Dubai K 48213' }, 'vehiclePlate validation.plate'],
])('individual %j is refused: %s', (change, expected) => {
  expect(issues(individualForm(today), { ...individual, ...change })).toContain(expected);
});

test('without a registration number, the body has null and no noRegNumber', () => {
  const values = v.parse(buildCompanyForm(today), { ...filled, noRegNumber: true, regNumber: 'left over' });
  const body = createCompanyBody(id(9), values);
  expect(body).toMatchObject({ userId: id(9), accountType: 'company', regNumber: null });
  expect(Object.keys(body).sort()).toEqual([
    'accountType',
    'commercialLicense',
    'companyAddress',
    'companyLanguages',
    'companyLogo',
    'companyName',
    'expireDate',
    'location',
    'regNumber',
    'userId',
  ]);
});

test('a change carries the company and the version it started from', () => {
  const values = v.parse(buildCompanyForm(today), filled);
  expect(updateCompanyBody({ companyId: id(7), version: 3 }, values)).toMatchObject({
    companyId: id(7),
    version: 3,
    companyName: 'Gulf Wheels',
  });
  expect(updateCompanyBody({ _id: id(8) }, values)).not.toHaveProperty('version');
});

test('an individual is sent together with the plate', () => {
  expect(createIndividualBody(id(9), v.parse(individualForm(today), individual))).toEqual({
    userId: id(9),
    accountType: 'individual',
    licenseFront: id(1),
    licenseBack: id(2),
    expireDate: '2028-01-01',
    vehiclePlate: 'KA05MN4821',
  });
});

test('a record from any server fills the form', () => {
  const record = {
    companyName: 'Gulf Wheels',
    companyLogo: { id: id(1), url: '/x' },
    commercialLicense: 'uploads/licence.pdf',
    expireDate: '2027-03-31T00:00:00.000Z',
    regNumber: null,
    companyAddress: null,
    companyLanguages: ['en'],
    location: 'Dubai',
  };
  expect(toCompanyValues(record)).toEqual({
    companyName: 'Gulf Wheels',
    companyLogo: id(1),
    commercialLicense: 'uploads/licence.pdf',
    expireDate: '2027-03-31',
    noRegNumber: true,
    regNumber: '',
    companyAddress: '',
    companyLanguages: ['en'],
    location: { stateId: '', cityId: '' },
  });
  expect(toCompanyValues(null)).toMatchObject({ companyLogo: null, noRegNumber: false });
  expect(individualValues({ vehiclePlate: 'KA05MN4821' })).toMatchObject({
    vehiclePlate: 'KA05MN4821',
    licenseFront: null,
  });
});
