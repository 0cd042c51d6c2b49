import { dayIn } from './clocks';
import { tripLabelOf } from './label';

const now = new Date('2026-03-10T19:30:00.000Z');
const ongoing = { status: 'ONGOING', isReady: true } as const;

describe('what a trip is called', () => {
  it('says of a draft whether it is ready', () => {
    expect(tripLabelOf({ status: 'INCOMPLETE', isReady: false }, now, 'Asia/Dubai')).toBe('DRAFT');
    expect(tripLabelOf({ status: 'INCOMPLETE', isReady: true }, now, 'Asia/Dubai')).toBe('RESERVED');
  });
  it.each([
    ['2026-03-10T19:29:59.000Z', 'Asia/Dubai', 'OVERDUE'],
    ['2026-03-10T19:59:00.000Z', 'Asia/Dubai', 'DUE_TODAY'],
    ['2026-03-10T20:00:00.000Z', 'Asia/Dubai', null],
    // Past midnight already in India.
    ['2026-03-10T20:00:00.000Z', 'Asia/Kolkata', 'DUE_TODAY'],
  ])('ends at %s, seen in %s', (bookingEndDate, timeZone, label) => {
    expect(tripLabelOf({ ...ongoing, bookingEndDate }, now, timeZone)).toBe(label);
  });
  it('says nothing beside a status that says all', () => {
    expect(tripLabelOf({ status: 'COMPLETED', isReady: true }, now, 'Asia/Dubai')).toBeNull();
    expect(dayIn(now, 'Asia/Kolkata')).toBe('2026-03-11');
  });
});
