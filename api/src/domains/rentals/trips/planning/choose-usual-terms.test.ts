import { DAY } from '@portal/shared/contract';

import { chooseUsualTerms, type AgreedTerms } from './choose-usual-terms';

const startsAt = new Date('2026-03-01T06:00:00Z');
const agree = (days: number, deposit: AgreedTerms['deposit'] = null): AgreedTerms => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + days * DAY),
  deposit,
});
const card = { amount: 150_000, method: 'card' } as const;
const cash = { amount: 150_000, method: 'cash' } as const;

test('length and deposit are the most frequent ones, each for itself', () => {
  const trips = [agree(7, card), agree(3, card), agree(3, cash), agree(1, card)];
  expect(chooseUsualTerms('customer', trips)).toEqual({
    source: 'customer',
    trips: 4,
    days: 3,
    deposit: { amount: '1500', method: 'card' },
  });
});

test('the newest of equally frequent values is usual', () => {
  const trips = [agree(7, cash), agree(3, card), agree(3), agree(7), agree(2, cash), agree(2, card)];
  expect(chooseUsualTerms('vehicle', trips)).toMatchObject({ days: 7, deposit: { method: 'cash' } });
});

test('no deposit is usual where most trips had none', () => {
  expect(chooseUsualTerms('category', [agree(1, card), agree(1), agree(1)])?.deposit).toBeNull();
});

test('a trip lasts whole days, and at least one', () => {
  expect(chooseUsualTerms('customer', [agree(0.2), agree(1.1), agree(0.9)])?.days).toBe(1);
  expect(chooseUsualTerms('customer', [agree(1.6), agree(2.2), agree(0.9)])?.days).toBe(2);
});

test('nothing is usual with too few trips', () => {
  expect(chooseUsualTerms('customer', [])).toBeNull();
  expect(chooseUsualTerms('customer', [agree(1), agree(1)])).toBeNull();
});
