import { withChanged, withRemoved, type ListingPage } from './page-change';

const [first, second] = [
  { vehicleId: 'a', isVisible: false, levelsFilled: 2 },
  { vehicleId: 'b', isVisible: true, levelsFilled: 3 },
];
const page: ListingPage = {
  list: [first, second],
  page: 1,
  limit: 20,
  total: 7,
  totalNumberOfPages: 1,
  counts: { all: 7, published: 3, hidden: 4, incomplete: 2 },
};

test('publishing a listing updates the counts, and hiding it too', () => {
  const after = withChanged(page, first, { isVisible: true });
  expect(after.list[0]).toEqual({ ...first, isVisible: true });
  expect(after.counts).toEqual({ all: 7, published: 4, hidden: 3, incomplete: 2 });
  expect(withChanged(after, { ...first, isVisible: true }, { isVisible: false })).toEqual(page);
});

test('a deleted listing no longer counts', () => {
  expect(withRemoved(page, second)).toMatchObject({
    list: [first],
    total: 6,
    counts: { all: 6, published: 2, hidden: 4, incomplete: 2 },
  });
});

test('a page without counts stays without, and other pages only update theirs', () => {
  const { counts: _none, ...plain } = page;
  expect(withRemoved(plain, first)).not.toHaveProperty('counts');
  expect(withRemoved({ ...page, list: [second] }, first)).toMatchObject({ total: 7, counts: { all: 6 } });
});
