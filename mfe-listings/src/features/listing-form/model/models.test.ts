import { levelOneBody, type Listing } from '@portal/shared/contract';
import * as v from 'valibot';
import { basicsRules, isUnknownPhone, removeSwitchedOffRates } from './basics-rules';
import { toBasicsValues, copyBasics, newBasics } from '../../../entities/listing/model/to-basics-values';
import { listDifferences, isUntouched, mergeDifferences } from './compare';
import { draftKey } from '../../../entities/listing/model/draft-key';
import { forgetOldDrafts, keepDraft, readDraft } from './draft-store';
import { featureGroups, withFeatures } from './feature-groups';
import { plateParts, plateText, shownPlate } from '../../../entities/listing/model/plate';
import { isOpen, nextStep, findStepToResume } from '../../../entities/listing/model/steps';

const id = (last: number) => `0190b3c4-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const stored: Listing = {
  vehicleId: id(1),
  vehicleCategoryId: id(2),
  vehicleTypeId: id(3),
  vehicleBrandId: id(4),
  vehicleModel: 'Patrol',
  vehicleRegistrationNumber: 'DXB A 12345',
  vehicleRegisteredYear: 2024,
  vehiclePhotos: [{ id: id(5) }, id(6)],
  commercialLicenses: [{ id: id(7) }],
  commercialLicenseExpireDate: '2099-01-31T00:00:00.000Z',
  phoneNumber: '+971501234567',
  stateId: id(8),
  cityIds: [id(9)],
  securityDeposit: { enabled: false, amountInAED: '0' },
  isCashSupported: true,
  rentalDetails: { day: { enabled: true, rentInAED: '250', mileageLimit: '200', unlimitedMileage: false } },
};

test('a stored listing fills the form, and the form gives the body of the contract', () => {
  const values = toBasicsValues(stored, 'UAE_SPEC');
  expect(values).toMatchObject({
    vehiclePhotos: [id(5), id(6)],
    vehicleRegisteredYear: '2024',
    commercialLicenseExpireDate: '2099-01-31',
    securityDeposit: { enabled: false, amountInAED: '' },
    isCashSupported: true,
    isLease: false,
  });
  expect(values.rentalDetails.week.enabled).toBe(false);
  const checked = v.safeParse(basicsRules, values);
  expect(checked.issues).toBeUndefined();
  expect(checked.output).toEqual(v.parse(levelOneBody, removeSwitchedOffRates(values)));
});

test('every broken rule names its field', () => {
  const values = {
    ...toBasicsValues(null, 'UAE_SPEC'),
    phoneNumber: '+971400',
    vehicleRegistrationNumber: 'DXB A',
  };
  const { issues } = v.safeParse(basicsRules, values);
  const paths = new Set(issues?.map((issue) => v.getDotPath(issue)));
  for (const path of [
    'vehicleCategoryId',
    'vehicleModel',
    'vehiclePhotos',
    'vehicleRegisteredYear',
    'cityIds',
    'commercialLicenses',
    'commercialLicenseExpireDate',
    'rentalDetails.day.rentInAED',
    'rentalDetails.day.mileageLimit',
  ])
    expect(paths).toContain(path);
});

test('a number that does not exist is reported at the number', async () => {
  expect(await isUnknownPhone('+97150000', 'ae')).toBe(true);
  expect(await isUnknownPhone('+971501234567', 'ae')).toBe(false);
});

test('a part that is switched off does not refuse the form', () => {
  const values = toBasicsValues(stored, 'UAE_SPEC');
  values.rentalDetails.hour = {
    enabled: false,
    rentInAED: '12,',
    mileageLimit: 'x',
    unlimitedMileage: false,
    minBookingHours: '',
  };
  values.securityDeposit = { enabled: false, amountInAED: 'later' };
  expect(v.safeParse(basicsRules, values).issues).toBeUndefined();
  values.rentalDetails.hour.enabled = true;
  const { issues } = v.safeParse(basicsRules, values);
  expect(issues?.some((issue) => v.getDotPath(issue) === 'rentalDetails.hour.rentInAED')).toBe(true);
});

test('a new listing starts from the last one, a copy has all but the plate', () => {
  expect(
    newBasics(
      {
        vehicleCategoryId: id(7),
        plateEmirate: 'DXB',
        phoneNumber: '+971501234567',
        stateId: id(8),
        cityIds: [id(9)],
      },
      'UAE_SPEC',
    ),
  ).toMatchObject({
    vehicleCategoryId: id(7),
    vehicleRegistrationNumber: 'DXB  ',
    phoneNumber: '+971501234567',
    cityIds: [id(9)],
    rentalDetails: { day: { enabled: true }, week: { enabled: false } },
  });
  expect(newBasics(null, 'India_SPEC')).toMatchObject({ phoneNumber: '', specification: 'India_SPEC' });
  expect(copyBasics(stored, 'UAE_SPEC')).toMatchObject({
    vehicleModel: 'Patrol',
    vehicleRegistrationNumber: '',
    vehiclePhotos: [id(5), id(6)],
  });
});

test.each([
  ['DXB A 12345', { emirate: 'DXB', code: 'A', number: '12345' }],
  ['AUH 17 4411', { emirate: 'AUH', code: '17', number: '4411' }],
  ['DXB 7', { emirate: 'DXB', code: '', number: '7' }],
  ['', { emirate: '', code: '', number: '' }],
  [' A ', { emirate: '', code: 'A', number: '' }],
])('the plate "%s" is split into its parts', (plate, parts) => {
  expect(plateParts(plate)).toEqual(parts);
});

test('a plate is assembled while typing', () => {
  expect(plateText({ emirate: 'DXB', code: 'a ', number: '12-345' })).toBe('DXB A 12345');
  expect(plateText({ emirate: '', code: '', number: '' })).toBe('');
  expect(plateParts(plateText({ emirate: 'DXB', code: '', number: '7' }))).toEqual({
    emirate: 'DXB',
    code: '',
    number: '7',
  });
  expect(shownPlate('DXB  7')).toBe('DXB 7');
});

test('a listing opens at its first missing level', () => {
  expect([0, 1, 2, 3].map(findStepToResume)).toEqual(['basics', 'specifications', 'features', 'basics']);
  expect(isOpen('specifications', 0)).toBe(false);
  expect(isOpen('features', 2)).toBe(true);
  expect([nextStep('basics'), nextStep('finish')]).toEqual(['specifications', 'finish']);
});

test('two states of a form are compared field by field', () => {
  const base = { model: 'A', year: '2020', cities: ['x'], colour: 'red' };
  const typed = { ...base, model: 'B', colour: 'blue' };
  const saved = { ...base, year: '2021', colour: 'green' };
  expect(listDifferences(base, typed, saved)).toEqual([
    { name: 'model', suggested: 'mine', bothChanged: false },
    { name: 'year', suggested: 'theirs', bothChanged: false },
    { name: 'colour', suggested: 'mine', bothChanged: true },
  ]);
  expect(mergeDifferences(typed, saved, { year: 'theirs', model: 'mine' })).toEqual({
    model: 'B',
    year: '2021',
    cities: ['x'],
    colour: 'blue',
  });
  expect(isUntouched(base, { ...base, cities: ['x'] })).toBe(true);
});

test('features are found by group or name, and chosen together', () => {
  const rows = [
    { id: '1', name: 'Airbags', group: 'Safety' },
    { id: '2', name: 'Sunroof', group: 'Comfort' },
    { id: '3', name: 'Cruise control', group: 'Comfort' },
  ];
  expect(featureGroups(rows).map(({ name, features }) => [name, features.length])).toEqual([
    ['Safety', 1],
    ['Comfort', 2],
  ]);
  expect(featureGroups(rows, ' SUN ')).toEqual([
    { name: 'Comfort', features: [{ id: '2', name: 'Sunroof' }] },
  ]);
  expect(withFeatures(['1', '2'], ['2', '3'], true)).toEqual(['1', '2', '3']);
  expect(withFeatures(['1', '2'], ['2', '3'], false)).toEqual(['1']);
});

test('drafts are separate by agent and listing, and old ones are deleted', () => {
  localStorage.clear();
  const key = draftKey({ country: 'ae', userId: 'u', listing: 'new', level: 'basics' });
  expect(keepDraft(key, { values: { a: 1 }, keptAt: 1_000, version: null })).toBe(true);
  expect(readDraft(key)).toEqual({ values: { a: 1 }, keptAt: 1_000, version: null });
  localStorage.setItem('listingDraft:broken', '{');
  localStorage.setItem('other', '1');
  forgetOldDrafts(1_000 + 31 * 24 * 60 * 60 * 1000);
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(readDraft(key)).toBeNull();
});
