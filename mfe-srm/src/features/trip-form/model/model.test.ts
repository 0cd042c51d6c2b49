import { ApiError } from '@portal/shared/api';
import fc from 'fast-check';
import * as v from 'valibot';
import { levelAfter, missingLevels, nextLevel, readLevel } from './levels';
import { paymentRules, toPaymentValues, computeRemaining } from './payment-values';
import {
  isSame,
  setDuration,
  periodProblem,
  presets,
  readPeriod,
  movePeriodStart,
  createUsualPeriod,
} from './period';
import { getReadiness } from './get-readiness';
import { readTripTaken } from './taken';
import { listTakenDays } from './list-taken-days';

const all = { vehicle: true, customer: true, payment: true, checkList: true, contract: true };

describe('levels', () => {
  it('a trip continues where the server says, else at the first level that is not filled', () => {
    expect(nextLevel(undefined)).toBe('vehicle');
    expect(nextLevel({ vehicle: true, next: 'payment' })).toBe('payment');
    expect(nextLevel({ vehicle: true, customer: true, next: 'something' })).toBe('payment');
    expect(nextLevel({ ...all, next: null })).toBe('contract');
    expect(missingLevels({ vehicle: true, payment: true })).toEqual(['customer', 'checkList', 'contract']);
    expect([levelAfter('vehicle'), levelAfter('contract'), readLevel('x')]).toEqual([
      'customer',
      'contract',
      null,
    ]);
  });
});

describe('a period', () => {
  const now = Date.parse('2026-03-01T08:10:00.000Z');

  it('a period is a day from the next half hour, unless the address says otherwise', () => {
    expect(createUsualPeriod(now)).toEqual({
      start: '2026-03-01T08:30:00.000Z',
      end: '2026-03-02T08:30:00.000Z',
    });
    expect(readPeriod('2026-03-01T10:00:00+04:00', null)).toEqual({
      start: '2026-03-01T06:00:00.000Z',
      end: '2026-03-02T06:00:00.000Z',
    });
    expect(readPeriod('tomorrow', '2026-03-02T06:00:00Z')).toBeNull();
    expect(readPeriod(null, null)).toBeNull();
  });

  it('a period keeps its length with another start, and its start with another length', () => {
    const period = createUsualPeriod(now);
    expect(setDuration(period, presets.week).end).toBe('2026-03-08T08:30:00.000Z');
    expect(movePeriodStart(period, '2026-03-05T00:00:00.000Z').end).toBe('2026-03-06T00:00:00.000Z');
    expect(movePeriodStart(period, '')).toEqual({ ...period, start: '' });
    expect(isSame(period, { ...period, start: '2026-03-01T12:30:00+04:00' })).toBe(true);
    expect(isSame(period, null)).toBe(false);
  });

  it.each([
    ['', '2026-03-02T00:00:00Z', 'start'],
    ['2026-03-02T00:00:00Z', '', 'end'],
    ['2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z', 'order'],
    ['2026-03-02T00:00:00Z', '2027-04-02T00:00:00Z', 'tooLong'],
    ['2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z', 'past'],
    ['2026-03-01T07:00:00Z', '2026-03-02T00:00:00Z', null],
  ])('the period from "%s" to "%s" gives %s', (start, end, problem) => {
    expect(periodProblem({ start, end }, now)).toBe(problem);
  });
});

describe('taken days', () => {
  const trip = (bookingStartDate: string, bookingEndDate: string) => ({ bookingStartDate, bookingEndDate });

  it("days between the first and the last are fully taken, in the company's time", () => {
    const days = listTakenDays([trip('2026-03-01T20:30:00Z', '2026-03-04T06:00:00Z')], 'Asia/Dubai');
    expect([...days]).toEqual([
      ['2026-03-02', 'partly'],
      ['2026-03-03', 'taken'],
      ['2026-03-04', 'partly'],
    ]);
    expect(listTakenDays([trip('2026-03-02T00:00:00Z', '2026-03-02T00:00:00Z')], 'Asia/Dubai').size).toBe(0);
  });

  it('no day is missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (from, hours) => {
        const start = Date.UTC(2026, 0, 1) + from * 3_600_000;
        const period = trip(new Date(start).toISOString(), new Date(start + hours * 3_600_000).toISOString());
        const size = listTakenDays([period], 'Asia/Kolkata').size;
        return size >= Math.ceil(hours / 24) && size <= Math.ceil(hours / 24) + 1;
      }),
    );
  });
});

test('a clash is read with its alternatives; another failure is not a clash', () => {
  const failed = (code: string, taken?: unknown) =>
    new ApiError('x', { kind: 'http', endpoint: 'e', status: 409, code, taken });
  expect(readTripTaken(failed('period_taken', { nextFree: null }))).toEqual({ nextFree: null });
  expect(readTripTaken(failed('period_taken'))).toEqual({});
  expect(readTripTaken(failed('period_taken', 'nonsense'))).toEqual({});
  expect(readTripTaken(failed('conflict'))).toBeNull();
  expect(readTripTaken(new Error('x'))).toBeNull();
});

test('a trip starts when all is filled and its time has come, two hours before at most', () => {
  const bookingStartDate = '2026-03-01T12:00:00.000Z';
  const at = (time: string) => getReadiness(all, { bookingStartDate }, Date.parse(time));
  expect(at('2026-03-01T09:59:00Z')).toEqual({ kind: 'early', from: '2026-03-01T10:00:00.000Z' });
  expect(at('2026-03-01T10:00:00Z')).toEqual({ kind: 'ready' });
  expect(getReadiness({ ...all, contract: false }, { bookingStartDate }, 0)).toEqual({
    kind: 'missing',
    levels: ['contract'],
  });
});

describe('payment', () => {
  const values = (advanceAmount: string, enabled = false, amountInAED = '') => ({
    advanceAmount,
    securityDeposit: { enabled, amountInAED },
  });

  it('an empty payment is zero, and a payment is never above the total', () => {
    const rules = paymentRules(50_000);
    expect(v.parse(rules, values(''))).toEqual(values('0', false, '0'));
    expect(v.parse(rules, values('500', true, '1,000'))).toEqual(values('500', true, '1000'));
    expect(v.safeParse(rules, values('500.01')).issues?.[0].message).toBe('trip.payment.aboveTotal');
    expect(v.safeParse(rules, values('much')).success).toBe(false);
    expect(v.safeParse(rules, values('1', true)).issues?.[0].message).toBe('validation.moneyPositive');
    expect(v.safeParse(paymentRules(null), values('9999')).success).toBe(true);
  });

  it('the payment shows what remains', () => {
    expect(computeRemaining(50_000, '1,00.50')).toBe(39_950);
    expect([computeRemaining(null, '1'), computeRemaining(100, 'x'), computeRemaining(100, '5')]).toEqual([
      null,
      null,
      0,
    ]);
    expect(
      toPaymentValues({ advanceAmount: 100, securityDeposit: { enabled: true, amountInAED: '5' } }),
    ).toEqual({ ...values('100', true, '5'), advanceMethod: 'cash', depositMethod: 'cash' });
    expect(toPaymentValues({ advanceMethod: 'card', depositMethod: 'barter' })).toMatchObject({
      advanceMethod: 'card',
      depositMethod: 'cash',
    });
  });
});
