import { customersView, toListQuery } from './view-state';

const { change: changeView, first: firstView, read: readView, write: writeView } = customersView;

const read = (text: string) => readView(new URLSearchParams(text));

test('the default view requests what the specification names, and leaves the address plain', () => {
  expect(toListQuery(read(''))).toEqual({ page: 1, limit: 7, sortOrder: 'ASC' });
  expect(writeView(firstView, new URLSearchParams('other=1')).toString()).toBe('other=1');
});

test('a view is read back from its address', () => {
  const view = { page: 3, size: 20, search: 'anna', sort: 'desc' } as const;
  expect(readView(writeView(view, new URLSearchParams()))).toEqual(view);
  expect(toListQuery(view)).toEqual({ page: 3, limit: 20, sortOrder: 'DESC', search: 'anna' });
});

test.each(['page=0', 'page=x', 'size=8', 'size=x', 'sort=up'])(
  'the address %s shows the default view',
  (text) => {
    expect(read(text)).toEqual(firstView);
  },
);

test('another search, order or size starts at the first page', () => {
  expect(changeView(read('page=4'), { size: 20 })).toMatchObject({ page: 1, size: 20 });
  expect(changeView(read('page=4&size=20'), { page: 5 })).toMatchObject({ page: 5, size: 20 });
});
