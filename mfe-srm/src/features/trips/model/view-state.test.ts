import { listKinds } from './list-kind';
import { changeView, firstView, isFiltered, noFilter, toListQuery, readView, writeView } from './view-state';

const id = '019a0000-0000-7000-8000-000000000001';
const toMoment = (day: string, later: number) => `${day}+${later}`;

describe.each(listKinds)('the %s trips', (kind) => {
  it('open with a view that leaves the address clean', () => {
    const first = firstView(kind);
    expect(readView(kind, new URLSearchParams())).toEqual(first);
    expect(writeView(kind, first, new URLSearchParams('trip=x')).toString()).toBe('trip=x');
    expect(isFiltered(first)).toBe(false);
  });

  it('make a view of whatever stands in the address', () => {
    const nonsense = new URLSearchParams(
      'page=-3&size=9000&status=NEW&label=X&sort=y&unpaid=perhaps&from=2026-99-99&to=soon&vehicle=1&customer=2&figure=luck',
    );
    expect(readView(kind, nonsense)).toEqual(firstView(kind));
  });
});

it('writes and reads back what is asked for', () => {
  const view = {
    ...firstView('ongoing'),
    page: 3,
    size: 20,
    search: 'DXB',
    label: 'OVERDUE' as const,
    isUnpaid: true,
    sort: 'total-desc' as const,
    from: '2026-03-01',
    to: '2026-03-31',
    vehicleId: id,
  };
  expect(readView('ongoing', writeView('ongoing', view, new URLSearchParams()))).toEqual(view);
  expect(toListQuery('ongoing', view, toMoment)).toEqual({
    page: 3,
    limit: 20,
    sortOrder: 'DESC',
    sortBy: 'total',
    status: 'ONGOING',
    search: 'DXB',
    label: 'OVERDUE',
    isUnpaid: true,
    vehicleId: id,
    bookingStartDate: '2026-03-01+0',
    bookingEndDate: '2026-03-31+1',
  });
  expect(isFiltered({ ...view, ...noFilter })).toBe(false);
});

it('begins at the first page with whatever else is asked for, and keeps it while paging', () => {
  const view = { ...firstView('incomplete'), page: 4, label: 'DRAFT' as const };
  expect(changeView(view, { page: 5 })).toMatchObject({ page: 5, label: 'DRAFT' });
  expect(changeView(view, { search: 'a' })).toMatchObject({ page: 1, label: 'DRAFT' });
  expect(changeView(view, { status: 'CANCELLED' })).toMatchObject({ page: 1, label: '' });
});
