import { toCountryDay } from '../time';
import { isPickupOverdue, getTripLabel } from './label';

const now = new Date('2026-03-10T19:30:00.000Z');
const ongoing = { status: 'ONGOING', isReserved: true } as const;

describe('the label of a trip', () => {
  it('says of a draft whether it is reserved', () => {
    expect(getTripLabel({ status: 'INCOMPLETE', isReserved: false }, now, 'Asia/Dubai')).toBe('DRAFT');
    expect(getTripLabel({ status: 'INCOMPLETE', isReserved: true }, now, 'Asia/Dubai')).toBe('RESERVED');
  });
  it.each([
    ['2026-03-10T19:29:59.000Z', 'Asia/Dubai', 'OVERDUE'],
    ['2026-03-10T19:59:00.000Z', 'Asia/Dubai', 'DUE_TODAY'],
    ['2026-03-10T20:00:00.000Z', 'Asia/Dubai', null],
    // Already past midnight in India.
    ['2026-03-10T20:00:00.000Z', 'Asia/Kolkata', 'DUE_TODAY'],
  ])('ends at %s, seen in %s', (bookingEndDate, timeZone, label) => {
    expect(getTripLabel({ ...ongoing, bookingEndDate }, now, timeZone)).toBe(label);
  });
  it('names a reservation that was not picked up, and nothing else', () => {
    const start = { bookingStartDate: '2026-03-10T19:00:00.000Z' };
    expect(isPickupOverdue({ ...start, label: 'RESERVED' }, now.getTime())).toBe(true);
    expect(isPickupOverdue({ ...start, label: 'DRAFT' }, now.getTime())).toBe(false);
    expect(isPickupOverdue({ ...start, label: 'RESERVED' }, now.getTime() - 3_600_000)).toBe(false);
    expect(isPickupOverdue({ label: 'RESERVED' }, now.getTime())).toBe(false);
  });
  it('adds nothing to a status that says all', () => {
    expect(getTripLabel({ status: 'COMPLETED', isReserved: true }, now, 'Asia/Dubai')).toBeNull();
    expect(toCountryDay(now, 'Asia/Kolkata')).toBe('2026-03-11');
  });
});
