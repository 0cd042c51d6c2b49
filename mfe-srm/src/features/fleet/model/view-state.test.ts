import { fleetView, toListQuery } from './view-state';

const { change: changeView, first: firstView, read: readView, write: writeView } = fleetView;

const read = (text: string) => readView(new URLSearchParams(text));

test('the default view requests what the specification names, and leaves the address plain', () => {
  expect(toListQuery(read(''))).toEqual({ page: 1, limit: 7, sortOrder: 'ASC', isFileUrlNeeded: true });
  expect(writeView(firstView, new URLSearchParams('other=1')).toString()).toBe('other=1');
});

test('a view is read back from its address', () => {
  const sort = { by: 'currentKilometre', descending: true } as const;
  const view = { page: 3, search: 'kia rio', due: 'service', sort } as const;
  const address = writeView(view, new URLSearchParams());
  expect(readView(address)).toEqual(view);
  expect(toListQuery(view)).toMatchObject({
    page: 3,
    search: 'kia rio',
    due: 'service',
    sortBy: 'currentKilometre',
    sortOrder: 'DESC',
  });
});

test.each([
  'page=0',
  'page=1.5',
  'page=x',
  'page=9999999',
  'sort=x-asc',
  'due=luck',
  'sort=currentKilometre',
])('the address %s shows the default view', (text) => {
  expect(read(text)).toEqual(firstView);
});

test('another search starts at the first page', () => {
  expect(changeView(read('page=4'), { search: 'kia' })).toMatchObject({ page: 1, search: 'kia' });
  expect(changeView(read('page=4&search=kia'), { page: 5 })).toMatchObject({ page: 5, search: 'kia' });
});
