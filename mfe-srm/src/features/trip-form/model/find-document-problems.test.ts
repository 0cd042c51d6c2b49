import type { CustomerRecord } from '@portal/shared/contract';
import { findDocumentProblems } from './find-document-problems';

const customer = (fields: Partial<CustomerRecord>) => ({ customerId: 'c-1', ...fields }) as CustomerRecord;
const today = { now: '2026-11-27T08:00:00.000Z', timeZone: 'Asia/Dubai' };
const times = { start: '2026-11-28T08:00:00.000Z', end: '2026-12-05T08:00:00.000Z' };

test('a customer without any document number blocks the trip', () => {
  expect(findDocumentProblems(customer({}), times, today)).toEqual({
    expiring: [],
    isUnknown: true,
    isBlocking: true,
  });
});

test.each([
  ['2026-11-27', true, 1],
  ['2026-12-01', false, 1],
  ['2027-01-01', false, 0],
])('a licence that expires on %s: blocks %s, %d notices', (drivingLicenseExpireDate, isBlocking, count) => {
  const known = customer({ drivingLicenseNumber: 'DL-1', drivingLicenseExpireDate });
  const found = findDocumentProblems(known, times, today);
  expect(found).toMatchObject({ isUnknown: false, isBlocking });
  expect(found.expiring).toHaveLength(count);
});

test('without dates, today counts', () => {
  const known = customer({ drivingLicenseNumber: 'DL-1', drivingLicenseExpireDate: '2026-11-26' });
  expect(findDocumentProblems(known, {}, today).isBlocking).toBe(true);
});
