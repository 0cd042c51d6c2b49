import {
  applyHoldStep,
  authoriseHold,
  computeHeld,
  findHoldBreach,
  getDepositDeadline,
  getHoldState,
  isHoldDue,
  suggestValidUntil,
  type HoldStep,
} from './deposit-hold';
import { DAY } from '../time';

const hold = authoriseHold({ amount: 100_000, validUntil: 7 * DAY });
const renew = (at: number, validUntil: number, deadline: number | null = null): HoldStep => ({
  kind: 'renew',
  at,
  validUntil,
  deadline,
});

describe('a hold on a card', () => {
  it('holds until the moment it lapses, whether or not that is recorded', () => {
    expect([computeHeld(hold, 7 * DAY - 1), computeHeld(hold, 7 * DAY)]).toEqual([100_000, 0]);
    expect(getHoldState(hold, 7 * DAY)).toBe('LAPSED');
    const lapsed = applyHoldStep(hold, { kind: 'lapse', at: 7 * DAY });
    expect(lapsed).toMatchObject({ state: 'LAPSED', captured: 0, released: 0, lapsed: 100_000 });
  });

  it('is renewed with another end, as often as needed', () => {
    const twice = applyHoldStep(applyHoldStep(hold, renew(6 * DAY, 13 * DAY)), renew(12 * DAY, 19 * DAY));
    expect(twice).toMatchObject({ state: 'AUTHORISED', renewals: 2, validUntil: 19 * DAY, amount: 100_000 });
  });

  it('ends with what is captured, and the rest is released', () => {
    const captured = applyHoldStep(hold, { kind: 'capture', at: DAY, amount: 30_000 });
    expect(captured).toMatchObject({ state: 'CAPTURED', captured: 30_000, released: 70_000, lapsed: 0 });
    expect(computeHeld(captured, DAY)).toBe(0);
    expect(applyHoldStep(hold, { kind: 'release', at: DAY })).toMatchObject({
      state: 'RELEASED',
      released: 100_000,
    });
  });

  it.each([
    ['more than is held', hold, { kind: 'capture', at: DAY, amount: 100_001 }, 'aboveHold'],
    ['nothing', hold, { kind: 'capture', at: DAY, amount: 0 }, 'aboveHold'],
    ['after it lapsed', hold, { kind: 'capture', at: 7 * DAY, amount: 1 }, 'lapsed'],
    ['a renewal after it lapsed', hold, renew(7 * DAY, 14 * DAY), 'lapsed'],
    ['a lapse before its time', hold, { kind: 'lapse', at: DAY }, 'valid'],
    ['a renewal into the past', hold, renew(2 * DAY, 2 * DAY), 'past'],
    ['a renewal for longer than a provider holds', hold, renew(DAY, 33 * DAY), 'tooLong'],
    ['a renewal beyond the time to release it', hold, renew(DAY, 8 * DAY, 8 * DAY - 1), 'afterDeadline'],
    ['a second end', applyHoldStep(hold, { kind: 'release', at: 1 }), { kind: 'release', at: 2 }, 'ended'],
  ] as const)('refuses %s', (_name, before, step, breach) => {
    expect(findHoldBreach(before, step)).toBe(breach);
    expect(() => applyHoldStep(before, step)).toThrow(RangeError);
  });

  it('is due within the days of the rule, and not once it has ended', () => {
    expect([isHoldDue(hold, 5 * DAY, 2), isHoldDue(hold, 5 * DAY + 1, 2)]).toEqual([false, true]);
    expect(isHoldDue(applyHoldStep(hold, { kind: 'release', at: 1 }), 6 * DAY, 2)).toBe(false);
  });

  it('is valid for the usual days, and no longer than the deposit may be kept', () => {
    expect(suggestValidUntil(0, 7, null)).toBe(7 * DAY);
    expect(suggestValidUntil(0, 7, 3 * DAY)).toBe(3 * DAY);
    expect([
      getDepositDeadline(DAY, 30 * DAY),
      getDepositDeadline(null, 30 * DAY),
      getDepositDeadline(DAY, null),
    ]).toEqual([31 * DAY, null, null]);
  });
});
