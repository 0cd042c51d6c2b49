import { readMinor, type TripRecord } from '@portal/shared/contract';
import { aTrip } from '../../../testing/trips';
import { computeAccount, getAgreed } from './account';
import {
  endFields,
  endRules,
  firstValues,
  isRead,
  computeAmountLeft,
  type EndLimits,
  type EndValues,
} from './end-values';
import { listAccountLines } from './lines';
import * as v from 'valibot';

const rates = {
  day: { enabled: true, rentInAED: '250', mileageLimit: '200' },
  hour: { enabled: true, rentInAED: '40', mileageLimit: '20', minBookingHours: '2' },
};
const where = { country: 'ae', begun: '2026-03-01T06:00:20.000Z' } as const;
/** Three days, from ten to ten in Dubai's time. */
const trip = (changes: Partial<TripRecord> = {}) =>
  aTrip(1, {
    rates,
    extraKilometreRate: '1.50',
    handoverKilometre: 12_000,
    quote: { lines: [], total: '750', kilometres: 600, hours: 72 },
    ...changes,
  });
const typed = (changes: Partial<EndValues> = {}): EndValues => ({
  ...firstValues(new Date('2026-03-04T06:00:00.000Z'), 'ae'),
  currentKilometre: '12,500',
  ...changes,
});
const account = (changes: Partial<EndValues> = {}, tripRecord = trip()) => {
  const agreed = getAgreed(tripRecord);
  return agreed && computeAccount(agreed, typed(changes), where);
};

test('the settlement grows with the input', () => {
  expect(account()).toMatchObject({
    driven: 500,
    extraKilometres: 0,
    lateFee: 0,
    total: 75_000,
    balance: 25_000,
  });
  const all = account({
    currentKilometre: '12700',
    returnedAt: '2026-03-04T15:00',
    finesCollected: '200',
    salikCollected: '8',
    additionalCharges: [
      { type: 'Cleaning Charges', amount: '1,050.50' },
      { type: '', amount: 'x' },
    ],
    discounts: '50',
  });
  expect(all).toMatchObject({
    extraKilometres: 100,
    extraKilometreCharge: 15_000,
    lateHours: 5,
    lateFee: 20_000,
  });
  expect(all?.total).toBe(75_000 + 15_000 + 20_000 + 105_050 + 20_000 + 800 - 5000);
  expect(all && listAccountLines(all)).toEqual([
    'rental',
    'extraKilometreCharge',
    'lateFee',
    'fines',
    'salik',
    'discount',
  ]);
});

test('nothing is charged within the grace, and vehicles driven before count', () => {
  expect(account({ returnedAt: '2026-03-04T12:00' })).toMatchObject({ lateHours: 0, lateFee: 0 });
  expect(account({}, trip({ drivenBefore: 300 }))).toMatchObject({ driven: 800, extraKilometres: 200 });
});

test('without a reading, or without rates from the server, there is no settlement', () => {
  expect(account({ currentKilometre: '' })).toBeNull();
  expect(account({ returnedAt: '' })).toBeNull();
  expect(getAgreed(trip({ rates: null, vehicle: null }))).toBeNull();
  expect(getAgreed(trip({ quote: null, total: null }))?.rental).toBe(75_000);
});

const limits: EndLimits = {
  bookingId: '0190b3c4-0000-7000-8000-000000000501',
  companyId: '0190b3c4-0000-7000-8000-000000000001',
  ...where,
  handoverKilometre: 12_000,
  asksReason: true,
  depositLeft: 100_000,
  held: 0,
  now: () => Date.parse('2026-03-04T08:00:00.000Z'),
  computeAccount: (values) => {
    const agreed = getAgreed(trip());
    return agreed && computeAccount(agreed, values, where);
  },
};
const refused = (changes: Partial<EndValues>, others: Partial<EndLimits> = {}) => {
  const { issues } = v.safeParse(endRules({ ...limits, ...others }), typed(changes));
  return issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];
};

test('the fields are in the order of the page', () => {
  expect(endFields.join(' ')).toBe(
    'returnedAt currentKilometre additionalCharges finesCollected salikCollected discounts discountReason ' +
      'depositDeducted depositReason depositReturned depositReturnMethod holdCaptured holdReason releasesHold ' +
      'collectedNow paymentMethod customerStatus',
  );
});

test('the closing sends its fields', () => {
  expect(v.parse(endRules(limits), typed({ discounts: '', finesCollected: ' 200 ' }))).toMatchObject({
    finesCollected: '200',
    salikCollected: '0',
    discounts: '0',
    additionalCharges: [],
    currentKilometre: 12_500,
    totalAmountCollected: '950',
    depositDeducted: '0',
    returnedAt: '2026-03-04T06:00:00.000Z',
    customerStatus: 'Successfully Completed Trip',
  });
  expect(v.parse(endRules(limits), typed())).not.toHaveProperty('collectedNow');
  expect(v.parse(endRules(limits), typed())).not.toHaveProperty('holdReason');
});

test.each<[string, Partial<EndValues>, [string, string]]>([
  ['no reading', { currentKilometre: '' }, ['currentKilometre', 'validation.required']],
  ['no figure', { currentKilometre: 'many' }, ['currentKilometre', 'validation.number']],
  ['below the handover', { currentKilometre: '11999' }, ['currentKilometre', 'endTrip.kilometreBelow']],
  ['a time to come', { returnedAt: '2026-03-04T13:00' }, ['returnedAt', 'endTrip.returnedAhead']],
  ['before it began', { returnedAt: '2026-03-01T09:00' }, ['returnedAt', 'endTrip.returnedBeforeStart']],
  ['no amount', { finesCollected: 'ten' }, ['finesCollected', 'validation.money']],
  ['a discount below zero', { discounts: '-5' }, ['discounts', 'validation.money']],
  ['a discount without a reason', { discounts: '5' }, ['discountReason', 'validation.required']],
  [
    'a charge without its kind',
    { additionalCharges: [{ type: '', amount: '5' }] },
    ['additionalCharges.0.type', 'validation.required'],
  ],
  [
    'a charge without its amount',
    { additionalCharges: [{ type: 'Child Seat', amount: '' }] },
    ['additionalCharges.0.amount', 'validation.required'],
  ],
  ['more than is open', { collect: 'part', collectedNow: '251' }, ['collectedNow', 'endTrip.aboveOpen']],
  ['a balance left', { collect: 'part', collectedNow: '100' }, ['customerStatus', 'endTrip.balanceLeft']],
  ['kept without a reason', { depositDeducted: '50' }, ['depositReason', 'validation.required']],
  [
    'kept more than is open',
    { depositDeducted: '300', depositReason: 'dent' },
    ['depositDeducted', 'endTrip.aboveOpen'],
  ],
  ['given back more than is held', { depositReturned: '1001' }, ['depositReturned', 'endTrip.aboveDeposit']],
])('%s is refused next to its field', (_, changes, expected) => {
  expect(refused(changes)).toContainEqual(expected);
});

test('what is taken from a hold needs a reason', () => {
  const taken = { holdCaptured: '50' };
  expect(refused(taken, { held: 100_000 })).toEqual([['holdReason', 'validation.required']]);
  expect(refused({ ...taken, holdReason: 'dent' }, { held: 100_000 })).toEqual([]);
});

test('a vehicle may return in the same minute in which it went out', () => {
  const back = (at: string) =>
    v.safeParse(endRules(limits), typed({ returnedAt: at })).output as { returnedAt: string };
  expect(back('2026-03-01T10:00').returnedAt).toBe(where.begun);
  expect(back('2026-03-01T10:01').returnedAt).toBe('2026-03-01T06:01:00.000Z');
});

test('a balance may be left with another status', () => {
  expect(refused({ collect: 'part', collectedNow: '100', customerStatus: 'Payment Pending' })).toEqual([]);
  expect(
    computeAmountLeft(typed({ collect: 'part', collectedNow: '100', depositDeducted: '50' }), 25_000),
  ).toBe(10_000);
  expect(readMinor('1')).toBe(100);
});

test.each([
  ['', 12_000, false],
  ['11,999', 12_000, false],
  ['12,000', 12_000, true],
  ['700', null, true],
  ['a lot', null, false],
])(
  'with %j read after %s, "a settlement can be requested" is %s',
  (currentKilometre, handoverKilometre, isRequired) => {
    expect(isRead(typed({ currentKilometre }), { handoverKilometre })).toBe(isRequired);
  },
);
