import { importRow } from '@portal/shared/contract';
import * as v from 'valibot';
import { columnIds, type Cells } from '../../../entities/listing/model/columns';
import { listingColumns } from './listing-columns';
import { readChange, readRow } from './read-row';

const id = (number: number) => `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
const lookups = {
  categories: [
    { id: id(1), name: 'Car' },
    { id: id(2), name: 'Motorcycle' },
  ],
  types: [
    { id: id(11), name: 'SUV', vehicleCategoryId: id(1) },
    { id: id(12), name: 'Scooter', vehicleCategoryId: id(2) },
  ],
  brands: [
    { id: id(21), name: 'Kia', vehicleCategoryIds: [id(1)] },
    { id: id(22), name: 'Vespa', vehicleCategoryIds: [id(2)] },
  ],
  states: [
    { id: id(31), name: 'Dubai' },
    { id: id(32), name: 'Sharjah' },
  ],
  cities: [
    { id: id(41), name: 'Deira', stateId: id(31) },
    { id: id(42), name: 'Al Barsha', stateId: id(31) },
    { id: id(43), name: 'Al Nahda', stateId: id(32) },
  ],
};
const none = Object.fromEntries(columnIds.map((column) => [column, ''])) as Cells;
const good: Cells = {
  ...none,
  category: 'car',
  type: 'Suv',
  brand: 'KIA',
  model: 'Sorento',
  year: '2024',
  plate: 'dxb a 12345',
  state: 'Dubai',
  cities: 'Deira; al barsha',
  phone: '+971501234567',
  dayRate: '250',
  dayKm: '250',
  hourRate: '40',
  hourKm: 'unlimited',
  deposit: '1,000',
  cash: 'yes',
  licenceExpiry: '31/12/2030',
};

test('a good row becomes the body of the call', () => {
  const { body, problems } = readRow(good, lookups, 'ae');
  expect(problems).toEqual([]);
  expect(v.safeParse(importRow, body).issues).toBeUndefined();
  expect(body).toMatchObject({
    vehicleCategoryId: id(1),
    vehicleTypeId: id(11),
    vehicleBrandId: id(21),
    cityIds: [id(41), id(42)],
    specification: 'UAE_SPEC',
    commercialLicenseExpireDate: '2030-12-31',
    isCashSupported: true,
    isLease: false,
    securityDeposit: { enabled: true, amountInAED: '1000' },
    rentalDetails: {
      day: { enabled: true, rentInAED: '250', mileageLimit: '250', unlimitedMileage: false },
      week: { enabled: false },
      hour: { enabled: true, unlimitedMileage: true, minBookingHours: '1' },
    },
  });
});

test.each<[string, Partial<Cells>, string, string]>([
  ['a brand that no one knows', { brand: 'Kai' }, 'brand', 'unknown'],
  ['a type of another category', { type: 'Scooter' }, 'type', 'unknown'],
  ['a city of another state', { cities: 'Deira; Al Nahda' }, 'cities', 'unknown'],
  ['maybe', { cash: 'maybe' }, 'cash', 'notAFlag'],
])('%s is found at its cell', (_case, change, column, kind) => {
  expect(readRow({ ...good, ...change }, lookups, 'ae').problems).toContainEqual(
    expect.objectContaining({ column, kind }),
  );
});

test.each<[string, Partial<Cells>, string, string]>([
  ['no model', { model: '' }, 'model', 'validation.required'],
  ['no brand', { brand: '' }, 'brand', 'validation.required'],
  ['no city', { cities: '' }, 'cities', 'validation.cityRequired'],
  ['a year of the past', { year: '1950' }, 'year', 'validation.year'],
  ['a rate in rupees', { dayRate: '\u20b9 100' }, 'dayRate', 'validation.moneyCurrency'],
  ['a deposit in rupees', { deposit: '500 INR' }, 'deposit', 'validation.moneyCurrency'],
  ['a rate that is none', { dayRate: 'ten' }, 'dayRate', 'validation.money'],
  ['no limit of mileage', { dayKm: '' }, 'dayKm', 'validation.mileageLimit'],
  ['too many hours', { hourMin: '48' }, 'hourMin', 'validation.bookingHours'],
  ['a phone without its country', { phone: '050 123' }, 'phone', 'validation.phone'],
  ['a date that is none', { licenceExpiry: '31/31/2030' }, 'licenceExpiry', 'validation.date'],
  ['no rate at all', { dayRate: '', hourRate: '' }, 'dayRate', 'validation.rentalPeriodRequired'],
])('%s is left to the rules, which name its cell', (_case, change, column, message) => {
  const { body, problems } = readRow({ ...good, ...change }, lookups, 'ae');
  const issues = v.safeParse(importRow, body).issues ?? [];
  expect(problems).toEqual([]);
  expect(
    issues.map((issue) => [listingColumns.findColumnId(v.getDotPath(issue) ?? ''), issue.message]),
  ).toContainEqual([column, message]);
});

test('similar names are suggested', () => {
  expect(readRow({ ...good, brand: 'Kiaa' }, lookups, 'ae').problems).toEqual([
    { column: 'brand', kind: 'unknown', name: 'Kiaa', near: ['Kia'] },
  ]);
});

test('India: the class of the plate is found by its name, and the permit is kept', () => {
  const indian = { ...good, plate: 'KA01AB1234', phone: '+919812345678', permit: 'RAC/0117' };
  const { body, problems } = readRow({ ...indian, plateClass: 'Self-drive' }, lookups, 'in');
  expect(problems).toEqual([]);
  expect(body).toMatchObject({ plateClass: 'selfDrive', permitNumber: 'RAC/0117' });
  expect(readRow({ ...indian, plateClass: 'green' }, lookups, 'in').problems).toMatchObject([
    { column: 'plateClass', kind: 'unknown' },
  ]);
});

describe('a row that may change a listing', () => {
  const empty = { ...none, vehicleId: '', version: '' };
  test('sends only what its cells say', () => {
    const cells = {
      ...empty,
      plate: 'DXB A 1',
      monthRate: '3,000',
      deposit: '500',
      version: '4',
      cash: 'no',
    };
    expect(readChange(cells, lookups, 'ae')).toEqual({
      problems: [],
      body: {
        vehicleRegistrationNumber: 'DXB A 1',
        rentalDetails: { month: { enabled: true, rentInAED: '3000' } },
        securityDeposit: { enabled: true, amountInAED: '500' },
        isCashSupported: false,
        version: '4',
      },
    });
  });
  test('a dash empties a field, and a rate is no longer offered', () => {
    const cells = {
      ...empty,
      vehicleId: id(50).toUpperCase(),
      permit: '-',
      dayRate: '-',
      deposit: '-',
      fancy: '-',
    };
    expect(readChange(cells, lookups, 'in').body).toEqual({
      vehicleId: id(50),
      permitNumber: '',
      isFancyNumber: false,
      rentalDetails: { day: { enabled: false } },
      securityDeposit: { enabled: false, amountInAED: '0' },
    });
  });
  test('an unknown name is reported at its cell', () => {
    expect(readChange({ ...empty, plate: 'DXB A 1', brand: 'Kiaa' }, lookups, 'ae').problems).toMatchObject([
      { column: 'brand', kind: 'unknown' },
    ]);
  });
});
