import { listKinds, type ListKind } from './list-kind';
import { toListQuery, tripViews, type View } from './view-state';

const { change: changeView, isFiltered, noFilter } = tripViews.ongoing;
const firstView = (kind: ListKind) => tripViews[kind].first;
const readView = (kind: ListKind, params: URLSearchParams) => tripViews[kind].read(params);
const writeView = (kind: ListKind, view: View, params: URLSearchParams) =>
  tripViews[kind].write(view, params);

const id = '019a0000-0000-7000-8000-000000000001';
const toMoment = (day: string, later: number) => `${day}+${later}`;

describe.each(listKinds)('the %s trips', (kind) => {
  it('the list opens with a view that leaves the address clean', () => {
    const first = firstView(kind);
    expect(readView(kind, new URLSearchParams())).toEqual(first);
    expect(writeView(kind, first, new URLSearchParams('trip=x')).toString()).toBe('trip=x');
    expect(isFiltered(first)).toBe(false);
  });

  it('any address gives a valid view', () => {
    const nonsense = new URLSearchParams(
      'page=-3&size=9000&status=NEW&label=X&sort=y&unpaid=perhaps&from=2026-99-99&to=soon&vehicle=1&customer=2&figure=luck',
    );
    expect(readView(kind, nonsense)).toEqual(firstView(kind));
  });
});

it('a view is written and read back', () => {
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

it('a list starts at the first page on any other change, and keeps the view while paging', () => {
  const view = { ...firstView('incomplete'), page: 4, label: 'DRAFT' as const };
  expect(changeView(view, { page: 5 })).toMatchObject({ page: 5, label: 'DRAFT' });
  expect(changeView(view, { search: 'a' })).toMatchObject({ page: 1, label: 'DRAFT' });
  expect(changeView(view, { status: 'CANCELLED' })).toMatchObject({ page: 1, label: '' });
});
