import { countries, enquiryStatuses, type Enquiry } from '@portal/shared/contract';
import { anEnquiry, buildId } from '../../../testing/enquiries';
import { words as t } from '../../../testing/words';
import { csvCells, csvColumns } from '../../../entities/enquiry/model/csv';
import {
  toRequestStatus,
  filterRows,
  listLocations,
  noFilters,
} from '../../../entities/enquiry/model/filter';
import { createRows, moneyText, toRow } from '../../../entities/enquiry/model/row';
import { isNewestFirst, newestFirst, sortRows } from '../../../entities/enquiry/model/sort';
import { countExpiringSoon, computeStats, toStats } from './stats';
import { statusLabel, toStatus, statusTone } from '../../../entities/enquiry/model/status';

const now = Date.parse('2025-01-05T10:00:00Z');
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString();
const make = (number: number, changes: Partial<Enquiry> = {}) =>
  toRow(anEnquiry(number, { createdAt: at(number), ...changes }, now), t);
const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id.slice(-6)));

test('a row holds the input of its cells', () => {
  expect(make(7)).toMatchObject({
    id: buildId(7),
    shortId: '000007',
    status: 'NEW',
    vehicle: 'Car 7',
    customer: 'Customer 7',
    location: 'Al Quoz, Dubai',
    pricePerDay: 150,
    days: 3,
    total: 450,
    createdAt: now - 7 * 60_000,
    expiresAt: now + 23 * 60_000,
  });
});

test('a row is made once for an enquiry', () => {
  const toTestRow = createRows(t);
  const enquiry = anEnquiry(1);
  expect(toTestRow(enquiry)).toBe(toTestRow(enquiry));
  expect(toTestRow({ ...enquiry })).not.toBe(toTestRow(enquiry));
});

test.each([
  ['NEW', 'NEW', 'new', 'info'],
  ['contacted', 'CONTACTED', 'contacted', 'success'],
  ['AgentView', 'AGENTVIEW', 'agentview', 'warning'],
  ['CANCELLED', 'CANCELLED', 'cancelled', 'neutral'],
  ['EXPIRED', 'EXPIRED', 'expired', 'neutral'],
  ['ON_HOLD', null, 'on_hold', 'neutral'],
])('the status %s is recognised in any case', (status, known, label, tone) => {
  expect(toStatus({ status })).toBe(known);
  expect(statusLabel(status, t)).toBe(label);
  expect(statusTone(toStatus({ status }))).toBe(tone);
});

const rows = [
  make(1),
  make(2, {
    status: 'CONTACTED',
    name: 'ليلى حداد',
    car: { vehicleTitle: 'Toyota Corolla', location: 'Deira' },
  }),
  make(3, { status: 'CONTACTED', message: 'Can I have a CHILD seat?', car: { vehicleModel: 'Kia' } }),
  make(4, { status: 'EXPIRED', name: '<img src=x>' }),
  make(25),
];

test.each([
  ['nothing asked', {}, [1, 2, 3, 4, 25]],
  ['a vehicle', { search: 'COROLLA' }, [2]],
  ['a customer', { search: 'customer 2' }, [25]],
  ['a place', { search: 'quoz' }, [1, 4, 25]],
  ['a message', { search: 'child' }, [3]],
  ['Arabic', { search: 'حداد' }, [2]],
  ['markup as text', { search: '<img' }, [4]],
  ['a regular expression as text', { search: '.*' }, []],
  ['spaces around', { search: '  kia ' }, [3]],
  ['not the e-mail', { search: 'mail.example' }, []],
  ['a status', { status: 'CONTACTED' }, [2, 3]],
  ['a location', { location: 'Deira' }, [2]],
  ['no location', { location: 'Location not specified' }, [3]],
  ['what soon runs out', { status: 'EXPIRING' }, [25]],
  ['all at once', { status: 'CONTACTED', location: 'Deira', search: 'toyota' }, [2]],
  ['all at once, and nothing', { status: 'NEW', location: 'Deira', search: 'toyota' }, []],
] as const)('the rows are filtered by %s', (_case, filters, kept) => {
  expect(numbers(filterRows(rows, { ...noFilters, ...filters }, now))).toEqual(kept);
});

test('the filter offers the places of the rows', () => {
  expect(listLocations(rows)).toEqual(['Al Quoz, Dubai', 'Deira', 'Location not specified']);
});

test('the server is asked for the matching status', () => {
  expect(toRequestStatus('all')).toBeUndefined();
  expect(toRequestStatus('EXPIRING')).toBe('NEW');
  for (const status of enquiryStatuses) expect(toRequestStatus(status)).toBe(status);
});

const priced = (number: number, rent: string, changes: Partial<Enquiry> = {}) =>
  make(number, { car: { rentalDetails: { day: { enabled: true, rentInAED: rent } } }, ...changes });
const sorted = [
  priced(3, '200'),
  priced(1, '100', { status: 'CONTACTED' }),
  priced(2, '300'),
  priced(4, '200', { createdAt: 'never' }),
];
test.each([
  ['amount', true, [2, 3, 4, 1]],
  ['amount', false, [1, 3, 4, 2]],
  ['date', true, [1, 2, 3, 4]],
  ['date', false, [3, 2, 1, 4]],
  ['expiry', false, [3, 2, 1, 4]],
  ['expiry', true, [2, 3, 1, 4]],
] as const)('the rows are sorted by %s, descending %s', (by, descending, order) => {
  expect(numbers(sortRows(sorted, { by, descending }))).toEqual(order);
});

test('newest first keeps the order of the server', () => {
  expect(isNewestFirst(newestFirst)).toBe(true);
  expect(isNewestFirst({ by: 'date', descending: false })).toBe(false);
});

test('the seven metrics are counted', () => {
  const all = [...rows, make(25, { status: 'ON_HOLD' }), make(26, { status: 'CONTACTED' })];
  const stats = { total: 7, NEW: 2, AGENTVIEW: 0, CONTACTED: 3, CANCELLED: 0, EXPIRED: 1, expiringSoon: 0 };
  expect(computeStats(all)).toEqual(stats);
  expect(
    countExpiringSoon(
      all.filter(({ status }) => status === 'NEW'),
      now,
    ),
  ).toBe(1);
  expect(toStats({ ...stats, expiringSoon: 4 })).toEqual({ ...stats, total: 6, expiringSoon: 4 });
});

test.each([
  [1250, 'ae', 'AED\u00a01,250'],
  [0, 'ae', 'AED\u00a00'],
  [125000, 'in', '₹1,25,000'],
] as const)('the amount %d in %s is %s', (units, country, text) =>
  expect(moneyText(units, countries[country])).toBe(text),
);

test('the export has the columns of the specification', () => {
  expect(csvColumns(countries.ae)).toEqual([
    'ID',
    'Vehicle',
    'Customer Name',
    'Customer Email',
    'Customer Phone',
    'Location',
    'Start Date',
    'End Date',
    'Duration (Days)',
    'Price per Day (AED)',
    'Total Amount (AED)',
    'Status',
    'Enquiry Date',
    'Message',
  ]);
  expect(csvColumns(countries.in)).toContain('Total Amount (INR)');
  expect(csvCells(make(7, { email: null }), countries.ae, t)).toEqual([
    buildId(7),
    'Car 7',
    'Customer 7',
    'N/A',
    '+971 50 123 4567',
    'Al Quoz, Dubai',
    'Jan 5, 2025',
    'Jan 8, 2025',
    3,
    150,
    450,
    'new',
    'Jan 5, 2025, 1:53 PM',
    'Is it free?',
  ]);
});
