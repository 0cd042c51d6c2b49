import fc from 'fast-check';
import { computeLateFee, computeSettlement, type Closing } from './settlement';
import { getFinancialYear, splitGst, splitTax, splitTaxInHalves } from '../taxes/tax';

const rates = {
  day: { enabled: true, rentInAED: '100', mileageLimit: '200' },
  hour: { enabled: true, rentInAED: '10', mileageLimit: '20', minBookingHours: 1 },
};
const closing: Closing = {
  rates,
  start: '2026-03-01T10:00:00.000Z',
  agreedEnd: '2026-03-03T10:00:00.000Z',
  returnedAt: '2026-03-03T10:00:00.000Z',
  rental: 20_000,
  includedKilometres: 400,
  handoverKilometre: 1_000,
  returnKilometre: 1_450,
  chargePerKilometre: 150,
  charges: [{ type: 'Cleaning Charges', amount: 5_000 }],
  fines: 10_000,
  salik: 800,
  discount: 1_000,
  paid: 20_000,
};

describe('the account of a trip', () => {
  it('adds up', () => {
    expect(computeSettlement(closing)).toEqual({
      rental: 20_000,
      driven: 450,
      extraKilometres: 50,
      extraKilometreCharge: 7_500,
      lateHours: 0,
      lateFee: 0,
      charges: 5_000,
      fines: 10_000,
      salik: 800,
      discount: 1_000,
      total: 42_300,
      paid: 20_000,
      balance: 22_300,
    });
  });

  it('charges no kilometre where none is limited', () => {
    expect(computeSettlement({ ...closing, includedKilometres: null }).extraKilometreCharge).toBe(0);
  });

  it.each([
    ['2026-03-03T12:00:00.000Z', 0, 0],
    ['2026-03-03T12:00:01.000Z', 3, 3_000],
    ['2026-03-03T20:00:00.000Z', 10, 10_000],
    ['2026-03-04T09:00:00.000Z', 23, 10_000],
    ['2026-03-02T10:00:00.000Z', 0, 0],
  ])('for a vehicle that came back at %s: %d hours late, %d', (returnedAt, hours, fee) => {
    expect(computeLateFee({ ...closing, returnedAt })).toEqual({ hours, fee });
  });

  it('never goes below zero, and its balance is what is not paid', () => {
    const sum = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.record({ rental: sum, fines: sum, salik: sum, discount: sum, paid: sum, returnKilometre: sum }),
        (some) => {
          const made = computeSettlement({ ...closing, ...some });
          const lines =
            made.rental + made.extraKilometreCharge + made.lateFee + made.charges + made.fines + made.salik;
          return (
            made.total >= 0 && made.total === lines - made.discount && made.balance === made.total - some.paid
          );
        },
      ),
    );
  });
});

describe('tax', () => {
  it.each([
    [10_500, 500, 10_000, 500],
    [9_999, 500, 9_523, 476],
    [11_800, 1_800, 10_000, 1_800],
    [-10_500, 500, -10_000, -500],
    [100, 0, 100, 0],
  ])('in %d at %d: %d and %d', (gross, rate, net, tax) => {
    expect(splitTax(gross, rate)).toEqual({ net, tax });
  });

  it('is two halves within a state', () => {
    expect(splitGst(1_801)).toEqual({ cgst: 900, sgst: 901 });
  });

  it('is two halves of the same amount, each within half a paisa of the true one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (gross, rate) => {
          const { net, tax } = splitTaxInHalves(gross, rate);
          const half = (gross * rate) / (10_000 + rate) / 2;
          return net + tax === gross && tax % 2 === 0 && Math.abs(tax / 2 - half) <= 0.5;
        },
      ),
    );
  });

  it.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
    ['2099-12-31', '2099-00'],
  ])('of %s belongs to the year %s', (day, year) => {
    expect(getFinancialYear(day)).toBe(year);
  });
});
