import { findExpiringDocuments } from './documents';

const license = (date: string) => ({ drivingLicenseExpireDate: date, passportExpireDate: '' });

it.each([
  ['before the trip begins', '2026-03-09', true],
  ['on the day it begins', '2026-03-10', false],
  ['while it lasts', '2026-03-12', false],
])('a licence that ends %s is reported', (_case, date, blocksStart) => {
  expect(findExpiringDocuments(license(date), '2026-03-10', '2026-03-14')).toEqual([
    { kind: 'drivingLicense', expiresOn: date, blocksStart },
  ]);
});

it('a document that lasts as long as the trip, or has no date, is not reported', () => {
  expect(findExpiringDocuments(license('2026-03-14'), '2026-03-10', '2026-03-14')).toEqual([]);
  expect(findExpiringDocuments({ passportExpireDate: null }, '2026-03-10')).toEqual([]);
});

it('each document is known, also with a date that is sent as a moment', () => {
  const both = { drivingLicenseExpireDate: '2026-01-01', passportExpireDate: '2026-02-01T00:00:00.000Z' };
  expect(findExpiringDocuments(both, '2026-03-10')).toMatchObject([
    { kind: 'drivingLicense' },
    { kind: 'passport', expiresOn: '2026-02-01' },
  ]);
});
