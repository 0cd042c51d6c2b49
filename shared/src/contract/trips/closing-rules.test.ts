import { additionalChargeTypes, chargeSubjects, getDefaultTreatment } from '../entities/charge-types';
import { customerStatuses, isWarnedStatus, mustBeSettled } from '../entities/customer-status';
import {
  computeCounter,
  findReturnBreach,
  isBalanceLeft,
  isBelowHandover,
  listDepositBreaches,
  listHoldBreaches,
  listOpenBreaches,
  type CounterInput,
} from './closing-rules';

const input = (changes: Partial<CounterInput> = {}): CounterInput => ({
  balance: 25_000,
  depositDeducted: 0,
  depositReturned: 0,
  ...changes,
});

test('a vehicle comes back between the start of its trip and now', () => {
  expect(findReturnBreach({ returnedAt: 5, begun: 5, now: 5 })).toBeNull();
  expect(findReturnBreach({ returnedAt: 5, begun: null, now: 9 })).toBeNull();
  expect(findReturnBreach({ returnedAt: 6, begun: 1, now: 5 })).toBe('ahead');
  expect(findReturnBreach({ returnedAt: 4, begun: 5, now: 9 })).toBe('beforeStart');
});

test('a reading is not below that of the handover', () => {
  expect(isBelowHandover(11_999, 12_000)).toBe(true);
  expect(isBelowHandover(12_000, 12_000)).toBe(false);
  expect(isBelowHandover(0, null)).toBe(false);
});

test('what is captured of a hold pays, and no more than is open', () => {
  expect(computeCounter(input({ holdCaptured: 5000 }))).toMatchObject({ captured: 5000, collected: 20_000 });
  expect(listHoldBreaches(100, 100)).toEqual([]);
  expect(listHoldBreaches(101, 100)).toEqual([{ field: 'holdCaptured', rule: 'aboveHold' }]);
  expect(listOpenBreaches(input({ depositDeducted: 20_000, holdCaptured: 5001, collectedNow: 0 }))).toEqual([
    { field: 'holdCaptured', rule: 'aboveOpen' },
  ]);
});

test('everything that is open is paid unless a sum is named', () => {
  const nothing = { deducted: 0, returned: 0, captured: 0 };
  expect(computeCounter(input())).toEqual({ collected: 25_000, left: 0, ...nothing });
  expect(computeCounter(input({ depositDeducted: 5000 }))).toMatchObject({ collected: 20_000, left: 0 });
  expect(computeCounter(input({ collectedNow: 10_000 }))).toMatchObject({ collected: 10_000, left: 15_000 });
  expect(computeCounter(input({ balance: -300 }))).toMatchObject({ collected: 0, left: 0 });
});

test('the deposit covers what is kept and given back', () => {
  expect(listDepositBreaches(input({ depositDeducted: 60, depositReturned: 40 }), 100)).toEqual([]);
  expect(listDepositBreaches(input({ depositDeducted: 101 }), 100)).toEqual([
    { field: 'depositDeducted', rule: 'aboveDeposit' },
  ]);
  expect(listDepositBreaches(input({ depositDeducted: 60, depositReturned: 41 }), 100)).toEqual([
    { field: 'depositReturned', rule: 'aboveDeposit' },
  ]);
});

test('no more is kept or collected than is open', () => {
  expect(listOpenBreaches(input({ depositDeducted: 5000, collectedNow: 20_000 }))).toEqual([]);
  expect(listOpenBreaches(input({ depositDeducted: 25_001, collectedNow: 1 }))).toEqual([
    { field: 'depositDeducted', rule: 'aboveOpen' },
    { field: 'collectedNow', rule: 'aboveOpen' },
  ]);
  expect(listOpenBreaches(input({ balance: -300, depositDeducted: 1 }))).toHaveLength(1);
});

test('only a paid trip ends as completed successfully', () => {
  expect(customerStatuses.filter(mustBeSettled)).toEqual(['Successfully Completed Trip']);
  expect(isBalanceLeft(1, 'Successfully Completed Trip')).toBe(true);
  expect(isBalanceLeft(0, 'Successfully Completed Trip')).toBe(false);
  expect(isBalanceLeft(1, 'Payment Pending')).toBe(false);
});

test('other desks are warned of losses, fines and damage that are not settled', () => {
  expect(customerStatuses.filter(isWarnedStatus)).toEqual([
    'Unpaid Fines',
    'Vehicle Damage Reported/Uncleared',
    'Vehicle Lost',
  ]);
});

test('fines and compensation for damage are out of the scope of tax until a company decides otherwise', () => {
  expect(chargeSubjects).toHaveLength(additionalChargeTypes.length + 3);
  expect(chargeSubjects.filter((subject) => getDefaultTreatment(subject) === 'OUT_OF_SCOPE')).toEqual([
    'Fines',
    'Insurance Excess/Deductible',
    'Replacement/Repair of Lost/Damaged Accessories',
  ]);
});
