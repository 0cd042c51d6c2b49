import { listingsView, toListQuery, type View } from './view-state';

const { change: changeView, first: firstView, isFiltered, read: readView, write: writeView } = listingsView;

const category = '0190b3c4-0000-7000-8000-000000000001';
const brand = '0190b3c4-0000-7000-8000-000000000002';
const read = (text: string) => readView(new URLSearchParams(text));
const write = (view: View, text = '') => writeView(view, new URLSearchParams(text)).toString();

test.each<[string, Partial<View>]>([
  ['', {}],
  ['page=3&size=50', { page: 3, size: 50 }],
  ['search=%D9%83%D9%8A%D8%A7', { search: 'كيا' }],
  ['show=incomplete', { state: 'incomplete' }],
  [`category=${category}&brand=${brand}`, { category, brand }],
  [`state=${brand}&level=0`, { place: brand, level: '0' }],
  ['sort=dailyRate-asc', { sort: { by: 'dailyRate', descending: false } }],
])('"%s" is read and written back unchanged', (text, view) => {
  expect(read(text)).toEqual({ ...firstView, ...view });
  expect(write({ ...firstView, ...view })).toBe(text);
});

test.each([
  'page=0',
  'page=x',
  'size=7',
  'show=gone',
  'category=1',
  'level=4',
  'sort=colour-desc',
  'sort=dailyRate',
])('%s is the default view', (text) => expect(read(text)).toEqual(firstView));

test('other parameters stay', () => {
  expect(write({ ...firstView, page: 2 }, 'lang=en&page=5')).toBe('lang=en&page=2');
});

test('another filter starts at the first page, another category without a brand', () => {
  const view = { ...firstView, page: 4, category, brand };
  expect(changeView(view, { state: 'hidden' })).toMatchObject({ page: 1, brand });
  expect(changeView(view, { category: '' })).toMatchObject({ page: 1, brand: '' });
  expect(changeView(view, { category }).brand).toBe(brand);
  expect(changeView(view, { page: 5 }).page).toBe(5);
});

test.each<[Partial<View>, object]>([
  [{}, { page: 1, limit: 20, sortBy: 'createdAt', sortOrder: 'DESC' }],
  [{ state: 'published' }, { isVisible: true }],
  [{ state: 'hidden' }, { isVisible: false }],
  [{ state: 'incomplete' }, { isComplete: false }],
  [
    { search: ' rio ', level: '0', place: brand },
    { search: 'rio', levelsFilled: 0, stateId: brand },
  ],
  [
    { category, brand },
    { vehicleCategoryId: category, vehicleBrandId: brand },
  ],
])('%j requests %j', (change, query) => {
  expect(toListQuery({ ...firstView, ...change })).toMatchObject(query);
});

test('a filter is anything that leaves listings out', () => {
  expect(isFiltered({ ...firstView, page: 2, search: ' ' })).toBe(false);
  expect(isFiltered({ ...firstView, level: '0' })).toBe(true);
  expect(isFiltered({ ...firstView, state: 'hidden' })).toBe(true);
});
