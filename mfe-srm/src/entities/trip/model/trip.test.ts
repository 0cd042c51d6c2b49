import { listCommands } from './commands';
import { getBalance, getTripCode, distanceTo, getTripTotal } from './trip';

const confirmed = { isPaid: false, isSigned: false, confirmedAt: '2026-03-01T10:00:00Z' };
const paid = { ...confirmed, isPaid: true };
const signed = { ...confirmed, isSigned: true };
const draft = { status: 'INCOMPLETE', label: 'DRAFT' as const, customer: { customerId: 'c' } };
const trip = { bookingId: '019a0000-0000-7000-8000-0000000abcde', payment: null };

it('a trip is named by its code, or by the end of its id', () => {
  expect(getTripCode({ ...trip, tripCode: 'T-000012' })).toBe('T-000012');
  expect(getTripCode(trip)).toBe('#0ABCDE');
});

it.each([
  ['120.5', 12_050],
  ['-50', -5_000],
  ['0', 0],
  [undefined, null],
  ['much', null],
])('a balance of %s becomes %s', (balance, minor) => {
  expect(getBalance({ ...trip, balance })).toBe(minor);
});

it('a trip has the total of its payment if it has none itself', () => {
  expect(getTripTotal({ ...trip, payment: { total: '300' } })).toBe(30_000);
  expect(getTripTotal({ ...trip, total: '310', payment: { total: '300' } })).toBe(31_000);
  expect(getTripTotal(trip)).toBeNull();
});

it.each([
  ['2026-03-01T10:20:00Z', 'hour', 1],
  ['2026-03-01T05:00:00Z', 'hour', 5],
  ['2026-02-27T09:00:00Z', 'day', 2],
  ['2026-03-03T11:00:00Z', 'day', 2],
])('the moment %s is %s × %s away', (moment, unit, count) => {
  expect(distanceTo(moment, Date.parse('2026-03-01T10:30:00Z'))).toEqual({ unit, count });
});

const closedAgo = (hours: number) => ({ closedAt: new Date(Date.now() - hours * 3_600_000).toISOString() });

it.each([
  [{ status: 'INCOMPLETE', label: 'DRAFT' as const }, 'continue, cancel, details'],
  [{ status: 'INCOMPLETE', label: 'RESERVED' as const }, 'start, continue, cancel, details'],
  [
    { status: 'INCOMPLETE', label: 'RESERVED' as const, isReady: false, reservation: paid },
    'continue, cancel, details',
  ],
  [
    { status: 'INCOMPLETE', label: 'RESERVED' as const, isReady: false, reservation: confirmed },
    'continue, release, cancel, details',
  ],
  [
    { status: 'INCOMPLETE', label: 'RESERVED' as const, isReady: true, reservation: signed },
    'start, continue, cancel, details',
  ],
  [{ ...draft, heldUntil: '2026-03-02T10:00:00Z' }, 'continue, confirm, cancel, details'],
  [draft, 'continue, cancel, details'],
  [{ status: 'ONGOING' }, 'end, extend, swap, details'],
  [{ status: 'COMPLETED' }, 'details, reopen'],
  [{ status: 'COMPLETED', closing: closedAgo(23) }, 'details, reopen'],
  [{ status: 'COMPLETED', closing: closedAgo(25) }, 'details'],
  [{ status: 'COMPLETED', invoiceId: 'x' }, 'details'],
  [{ status: 'CANCELLED' }, 'details'],
  [{ status: 'of another server' }, 'details'],
])('the actions for %j', (some, commands) => {
  expect(listCommands({ ...trip, ...some }).join(', ')).toBe(commands);
});
