import { enquiriesView, needsAllRows, type View } from './view-state';

const { change: changeView, first: firstView, isFiltered, read: readView, write: writeView } = enquiriesView;

const read = (text: string) => readView(new URLSearchParams(text));
const write = (view: View, text = '') => writeView(view, new URLSearchParams(text)).toString();

test.each<[string, Partial<View>]>([
  ['', {}],
  ['page=3&size=50', { page: 3, size: 50 }],
  ['status=new', { status: 'NEW' }],
  ['status=expiring', { status: 'EXPIRING' }],
  [
    'location=Al+Quoz%2C+Dubai&search=%D8%AD%D8%AF%D8%A7%D8%AF',
    { search: 'حداد', location: 'Al Quoz, Dubai' },
  ],
  ['sort=amount-desc', { sort: { by: 'amount', descending: true } }],
  ['sort=date-asc', { sort: { by: 'date', descending: false } }],
  [
    'status=answered&from=2026-03-01&to=2026-03-31',
    { status: 'ANSWERED', from: '2026-03-01', to: '2026-03-31' },
  ],
  ['vehicle=v1', { vehicle: 'v1' }],
  ['enquiry=abc', { enquiry: 'abc' }],
])('"%s" is read and written back unchanged', (text, view) => {
  expect(read(text)).toEqual({ ...firstView, ...view });
  expect(write({ ...firstView, ...view })).toBe(text);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=9e9',
  'size=7',
  'status=gone',
  'sort=colour-desc',
  'location=',
  'enquiry=',
  'from=yesterday&to=',
])('%s is the default view', (text) => expect(read(text)).toEqual(firstView));

test('other parameters stay', () => {
  expect(write({ ...firstView, page: 2 }, 'lang=en&page=5')).toBe('lang=en&page=2');
});

test('another filter starts at the first page; details and pages keep the rest', () => {
  const view = { ...firstView, page: 4 };
  expect(changeView(view, { status: 'NEW' })).toMatchObject({ page: 1, status: 'NEW' });
  expect(changeView(view, { size: 100 }).page).toBe(1);
  expect(changeView(view, { enquiry: 'a' })).toMatchObject({ page: 4, enquiry: 'a' });
  expect(changeView(view, { page: 5 }).page).toBe(5);
});

test.each<[Partial<View>, boolean, boolean]>([
  [{}, false, false],
  [{ status: 'NEW' }, false, true],
  [{ status: 'EXPIRING' }, true, true],
  [{ search: ' ' }, false, false],
  [{ search: 'a' }, true, true],
  [{ location: 'Deira' }, true, true],
  [{ status: 'ANSWERED' }, true, true],
  [{ from: '2026-03-01' }, true, true],
  [{ vehicle: 'v1' }, true, true],
  [{ sort: { by: 'amount', descending: true } }, true, false],
])('for %j, "needs all rows" is %s and "is filtered" is %s', (change, all, filtered) => {
  expect(needsAllRows({ ...firstView, ...change })).toBe(all);
  expect(isFiltered({ ...firstView, ...change })).toBe(filtered);
});
