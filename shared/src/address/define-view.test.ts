import { defineSort } from './define-sort';
import { defineView } from './define-view';
import {
  defineChoice,
  defineDay,
  defineFlag,
  defineId,
  definePage,
  defineSearch,
  defineSize,
  defineText,
} from './view-fields';

const id = '019a0000-0000-7000-8000-000000000001';
const form = defineView(
  {
    page: definePage(),
    size: defineSize([7, 20]),
    search: defineSearch(),
    kind: defineChoice(['', 'toll', 'fine'], { isFilter: true }),
    isOpen: defineFlag({ name: 'open' }),
    day: defineDay({ isFilter: true }),
    vehicleId: defineId({ name: 'vehicle', isFilter: true }),
    sort: defineSort(['date-desc', 'total-asc']),
    opened: defineText(() => true, { keepsPage: true }),
  },
  (_view, { kind }) => (kind === undefined ? {} : { day: '' }),
);
const read = (text: string) => form.read(new URLSearchParams(text));
const write = (text: string) => form.write(read(text), new URLSearchParams(text)).toString();

it('any address gives a view, and only what differs from the first view is written', () => {
  expect(read('')).toEqual(form.first);
  const nonsense = 'page=-1&size=8&kind=x&open=1&day=2026-99-99&vehicle=7&sort=date-asc';
  expect(read(nonsense)).toEqual(form.first);
  expect(write(`${nonsense}&lang=en`)).toBe('lang=en');
  const full = `page=3&size=20&search=kia&kind=fine&open=true&day=2026-03-01&vehicle=${id}&sort=total-asc&opened=a`;
  expect(read(full)).toEqual({
    page: 3,
    size: 20,
    search: 'kia',
    kind: 'fine',
    isOpen: true,
    day: '2026-03-01',
    vehicleId: id,
    sort: { by: 'total', descending: false },
    opened: 'a',
  });
  expect(write(full)).toBe(full);
  expect(form.write(read(full), new URLSearchParams()).toString()).toBe(full);
});

it('a change starts at the first page, unless its field keeps the page', () => {
  const view = read('page=4&kind=fine&day=2026-03-01');
  expect(form.change(view, { page: 5 })).toMatchObject({ page: 5, kind: 'fine' });
  expect(form.change(view, { opened: 'a' })).toMatchObject({ page: 4, opened: 'a' });
  expect(form.change(view, { search: 'a' })).toMatchObject({ page: 1, day: '2026-03-01' });
  expect(form.change(view, { kind: 'toll' })).toMatchObject({ page: 1, kind: 'toll', day: '' });
});

it('filters are known from the table, and cleared by it', () => {
  expect(form.isFiltered(read('page=3&size=20&open=true&sort=total-asc&opened=a&search=+'))).toBe(false);
  for (const text of ['search=a', 'kind=toll', 'day=2026-03-01', `vehicle=${id}`])
    expect(form.isFiltered(read(text))).toBe(true);
  expect(form.noFilter).toEqual({ search: '', kind: '', day: '', vehicleId: '' });
});

it('the same order is the same object', () => {
  expect(read('sort=total-asc').sort).toBe(read('sort=total-asc').sort);
});
