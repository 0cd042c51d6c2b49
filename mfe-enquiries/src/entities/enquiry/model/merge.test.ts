import type { EnquiryStatus } from '@portal/shared/contract';
import { anEnquiry, buildId } from '../../../testing/enquiries';
import { shownAs, withArrived, withChanged, withRolledBack, type ListPage } from './merge';

const counts = { NEW: 2, AGENTVIEW: 1, CONTACTED: 0, CANCELLED: 0, EXPIRED: 0, expiringSoon: 0 };
const list = [anEnquiry(1, { version: 3 }), anEnquiry(2), anEnquiry(3, { status: 'AGENTVIEW' })];
const page: ListPage = { list, page: 1, limit: 20, total: 3, totalNumberOfPages: 1, counts };
const one = (version: number | undefined, status: EnquiryStatus = 'CONTACTED', number = 1) =>
  anEnquiry(number, { version, status });
const getFirstStatus = ({ list: [first] }: ListPage) => first?.status;

test.each([
  ['a newer version', one(4), 'CONTACTED'],
  ['the same version', one(3), 'NEW'],
  ['an older version', one(2), 'NEW'],
  ['no version', one(undefined), 'CONTACTED'],
])('a change of %s leaves it %s', (_case, received, status) => {
  const changed = withChanged(page, received, {});
  expect(getFirstStatus(changed)).toBe(status);
  if (status === 'NEW') expect(changed).toBe(page);
});

test('with events out of order or doubled, the highest version stays', () => {
  const received = [
    one(5, 'CONTACTED'),
    one(4, 'AGENTVIEW'),
    one(5, 'CONTACTED'),
    one(6, 'CANCELLED'),
    one(5),
  ];
  const after = received.reduce((current, next) => withChanged(current, next, {}), page);
  expect(getFirstStatus(after)).toBe('CANCELLED');
  expect(after.counts).toEqual({ ...counts, NEW: 1, CANCELLED: 1 });
  expect(after.total).toBe(3);
});

test('an enquiry that is not on the page changes nothing', () => {
  expect(withChanged(page, one(9, 'EXPIRED', 77), {})).toBe(page);
});

test('in a list of one status it keeps its place and no longer counts', () => {
  const changed = withChanged(page, one(4), { status: 'NEW' });
  expect(changed.list).toHaveLength(3);
  expect(changed).toMatchObject({ total: 2, counts: { ...counts, NEW: 1, CONTACTED: 1 } });
});

test('a new enquiry is on top of the first page and counts', () => {
  const arrived = withArrived(page, one(1, 'NEW', 9), { page: 1 });
  expect(arrived.list.map(({ _id }) => _id)).toEqual([9, 1, 2, 3].map(buildId));
  expect(arrived).toMatchObject({ total: 4, counts: { ...counts, NEW: 3 } });
  expect(withArrived(arrived, one(1, 'NEW', 9), { page: 1 })).toBe(arrived);
});

test('a later page only counts it; a list of another status only updates its metric', () => {
  expect(withArrived(page, one(1, 'NEW', 9), { page: 2 })).toMatchObject({ list, total: 4 });
  const other = withArrived(page, one(1, 'NEW', 9), { page: 1, status: 'CONTACTED' });
  expect(other).toMatchObject({ list, total: 3, counts: { ...counts, NEW: 3 } });
  expect(withArrived(page, one(1, 'NEW', 9), { status: 'NEW' })).toMatchObject({ total: 4 });
});

test('without counts from the server there are none afterwards either', () => {
  const plain: ListPage = { ...page, counts: undefined };
  expect(withChanged(plain, one(4), {}).counts).toBeUndefined();
  expect(withArrived(plain, one(1, 'NEW', 9), { status: 'EXPIRED' })).toBe(plain);
});

test('the total updates the number of pages', () => {
  const full = { ...page, limit: 3 };
  expect(withArrived(full, one(1, 'NEW', 9), {}).totalNumberOfPages).toBe(2);
});

test('an optimistic change is reverted exactly', () => {
  const [before] = list;
  if (!before) throw new Error('no row');
  const shown = shownAs(before, 'AGENTVIEW');
  for (const request of [{}, { status: 'NEW' as const }]) {
    const ahead = withChanged(page, shown, request);
    expect(getFirstStatus(ahead)).toBe('AGENTVIEW');
    expect(withRolledBack(ahead, shown, before, request)).toEqual(page);
  }
});

test('an optimistic change yields to the server and does not return', () => {
  const [before] = list;
  if (!before) throw new Error('no row');
  const shown = shownAs(before, 'AGENTVIEW');
  const ahead = withChanged(page, shown, {});
  expect(getFirstStatus(withChanged(ahead, before, {}))).toBe('AGENTVIEW');
  const received = withChanged(ahead, one(4, 'EXPIRED'), {});
  expect(getFirstStatus(received)).toBe('EXPIRED');
  expect(withRolledBack(received, shown, before, {})).toBe(received);
});

test('a server without versions is trusted', () => {
  const before = anEnquiry(1, { version: undefined });
  expect(shownAs(before, 'AGENTVIEW')).toEqual({ ...before, status: 'AGENTVIEW' });
});
