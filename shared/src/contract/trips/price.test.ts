import fc from 'fast-check';
import type { ShownRentalDetails } from '../entities/rental';
import { cheapestRental } from './price';

const on = (rentInAED: string, more = {}) => ({ enabled: true, rentInAED, mileageLimit: '200', ...more });
const all: ShownRentalDetails = {
  hour: on('20', { minBookingHours: 3, mileageLimit: '20' }),
  day: on('100'),
  week: on('600', { mileageLimit: '1200' }),
  month: on('2000', { unlimitedMileage: true }),
};
const start = '2026-03-01T10:00:00.000Z';
const after = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000);
const summary = (rates: ShownRentalDetails, hours: number) => {
  const price = cheapestRental(rates, start, after(hours));
  return price && [price.total, ...price.lines.map(({ period, count }) => `${count} ${period}`)].join(', ');
};

describe('the cheapest rental', () => {
  it.each([
    [1, '6000, 3 hour'],
    [4, '8000, 4 hour'],
    [5, '10000, 1 day'],
    [24, '10000, 1 day'],
    [25, '12000, 1 day, 1 hour'],
    [24.1, '12000, 1 day, 1 hour'],
    [30, '20000, 2 day'],
    [6 * 24, '60000, 1 week'],
    [8 * 24, '70000, 1 week, 1 day'],
    [24 * 24, '200000, 1 month'],
    [31 * 24, '210000, 1 month, 1 day'],
  ])('of %d hours: %s', (hours, expected) => {
    expect(summary(all, hours)).toBe(expected);
  });

  it('uses only the enabled rates', () => {
    expect(summary({ week: on('600') }, 5)).toBe('60000, 1 week');
    expect(summary({ hour: on('20') }, 50)).toBe('100000, 50 hour');
    expect(summary({ day: { ...on('100'), enabled: false } }, 5)).toBeNull();
  });

  it('does not exist for no time, or a time that runs backwards', () => {
    expect(cheapestRental(all, start, start)).toBeNull();
    expect(cheapestRental(all, start, after(-1))).toBeNull();
    expect(cheapestRental(all, start, 'nonsense')).toBeNull();
  });

  it('includes the kilometres of its lines, and all of them where one is without limit', () => {
    expect(cheapestRental(all, start, after(25))?.kilometres).toBe(220);
    expect(cheapestRental(all, start, after(31 * 24))?.kilometres).toBeNull();
  });

  it('covers the time, never costs less for longer, and adds up', () => {
    const rate = fc.option(fc.integer({ min: 1, max: 5000 }).map(String), { nil: undefined });
    fc.assert(
      fc.property(
        fc.record({ hour: rate, day: rate, week: rate, month: rate }),
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 0, max: 300 }),
        (rents, hours, more) => {
          const rates = Object.fromEntries(
            Object.entries(rents).map(([period, rent]) => [period, rent ? on(rent) : null]),
          ) as ShownRentalDetails;
          const price = cheapestRental(rates, start, after(hours));
          if (price === null) return Object.values(rents).every((rent) => rent === undefined);
          const lengths = { hour: 1, day: 24, week: 168, month: 720 };
          const covered = price.lines.reduce((sum, line) => sum + lengths[line.period] * line.count, 0);
          const longer = cheapestRental(rates, start, after(hours + more));
          return (
            covered >= hours &&
            price.total === price.lines.reduce((sum, line) => sum + line.rate * line.count, 0) &&
            (longer?.total ?? 0) >= price.total
          );
        },
      ),
    );
  });
});
