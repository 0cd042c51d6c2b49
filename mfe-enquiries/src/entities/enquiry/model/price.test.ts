import { anEnquiry } from '../../../testing/enquiries';
import { durationDays, pricePerDay, totalAmount } from './price';

const on = (rentInAED: string | null) => ({ enabled: true, rentInAED });
const off = { enabled: false, rentInAED: '99' };

test.each([
  ['the day rate first', { day: on('150'), week: on('700'), month: on('3000'), hour: on('20') }, 150],
  ['a week by 7', { day: off, week: on('700'), month: on('3000') }, 100],
  ['a week, rounded', { week: on('1000') }, 143],
  ['a month by 30', { week: off, month: on('2000') }, 67],
  ['an hour times 24', { hour: on('12.50') }, 300],
  ['the hour last', { day: off, week: off, month: off, hour: on('10') }, 240],
  ['a fraction, rounded', { day: on('99.50') }, 100],
  ['spaces around the figure', { day: on(' 80 ') }, 80],
  ['none that is on', { day: off, hour: off }, 0],
  ['no rates', {}, 0],
  ['nothing at all', undefined, 0],
  ['null', null, 0],
  ['words in place of a figure', { day: on('ask us') }, 0],
  ['a figure with words', { day: on('150 AED') }, 0],
  ['nothing in place of a figure', { day: on('') }, 0],
  ['null in place of a figure', { day: on(null) }, 0],
  ['a negative figure', { day: on('-5') }, 0],
  ['infinity', { day: on('Infinity') }, 0],
  ['an exponent', { day: on('1e3') }, 0],
])('price per day: %s', (_case, rates, price) => {
  expect(pricePerDay(rates)).toBe(price);
});

test.each([
  ['2025-01-05', '2025-01-08', 3],
  ['2025-01-05', '2025-01-05', 1],
  ['2025-01-05T10:00:00Z', '2025-01-06T10:00:00Z', 1],
  ['2025-01-05T10:00:00Z', '2025-01-06T10:00:01Z', 2],
  ['2025-01-05T10:00:00Z', '2025-01-05T11:00:00Z', 1],
  ['2025-01-08', '2025-01-05', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-01-01', '2026-01-01', 365],
  ['soon', '2025-01-05', 1],
  ['2025-01-05', '', 1],
  ['', '', 1],
])('the days from %s to %s are %d', (start, end, days) => {
  expect(durationDays(start, end)).toBe(days);
});

test.each([
  ['price times days', { day: on('150') }, '2025-01-08', 450],
  ['of the rounded price', { week: on('1000') }, '2025-01-12', 1001],
  ['reversed dates count as one day', { day: on('150') }, '2024-12-01', 150],
  ['no rates', {}, '2025-01-08', 0],
])('the total is right for this case: %s', (_case, rentalDetails, rentalEndDate, total) => {
  expect(totalAmount(anEnquiry(1, { rentalEndDate, car: { rentalDetails } }))).toBe(total);
});

test('an enquiry without a car costs nothing', () => {
  expect(totalAmount(anEnquiry(1, { car: null }))).toBe(0);
});
