import { limits, type Enquiry } from '@portal/shared/contract';
import { aPage, anEnquiry, buildId } from '../../../testing/enquiries';
import type { ReadPage } from './collection';
import { createCollectionStore } from './collection-store';
import { shownAs } from './merge';

const { max } = limits.page;
const many = (count: number) => Array.from({ length: count }, (_item, at) => anEnquiry(count - at));
const pages =
  (all: readonly Enquiry[], pagesRead: number[] = []): ReadPage =>
  async (page, limit, signal) => {
    signal.throwIfAborted();
    pagesRead.push(page);
    await Promise.resolve();
    return aPage(all.slice((page - 1) * limit, page * limit), { page, limit, total: all.length });
  };
const numbers = (rows: readonly Enquiry[]) => rows.map(({ _id }) => Number(_id.slice(-6)));

test('all pages of a hundred are read in order, with progress', async () => {
  const pagesRead: number[] = [];
  const store = createCollectionStore(pages(many(1234), pagesRead));
  const progress: number[] = [];
  store.subscribe(() => progress.push(store.get().read));
  await store.read();
  expect(pagesRead.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_item, at) => at + 1));
  expect(numbers(store.get().enquiries)).toEqual(numbers(many(1234)));
  expect(store.get()).toMatchObject({
    isComplete: true,
    isReading: false,
    total: 1234,
    read: 1234,
    error: null,
  });
  expect(progress[1]).toBe(max);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
});

test('an empty list is complete', async () => {
  const store = createCollectionStore(pages([]));
  await store.read();
  expect(store.get()).toMatchObject({ enquiries: [], isComplete: true, total: 0 });
});

test('two readers share one reading', async () => {
  const pagesRead: number[] = [];
  const store = createCollectionStore(pages(many(150), pagesRead));
  await Promise.all([store.read(), store.read()]);
  expect(pagesRead).toEqual([1, 2]);
});

test('an enquiry that moved to the next page during reading appears once', async () => {
  const all = many(150);
  const read: ReadPage = async (page, limit) =>
    aPage(page === 1 ? all.slice(0, limit) : [all[99] as Enquiry, ...all.slice(100)], {
      page,
      limit,
      total: 150,
    });
  const store = createCollectionStore(read);
  await store.read();
  expect(numbers(store.get().enquiries)).toEqual(numbers(all));
});

test('a failing page is reported, and read again on request', async () => {
  const good = pages(many(250));
  let broken = true;
  const store = createCollectionStore((page, limit, signal) =>
    broken && page === 2 ? Promise.reject(new Error('The desk is closed')) : good(page, limit, signal),
  );
  await store.read();
  expect(store.get()).toMatchObject({
    isComplete: false,
    isReading: false,
    error: new Error('The desk is closed'),
  });
  expect(store.get().enquiries.length).toBeGreaterThanOrEqual(max);
  broken = false;
  await store.read();
  expect(store.get()).toMatchObject({ isComplete: true, error: null, total: 250 });
});

test('stopping cancels without an error', async () => {
  const store = createCollectionStore(pages(many(500)));
  const done = store.read();
  store.stop();
  await done;
  expect(store.get()).toMatchObject({ isReading: false, isComplete: false, error: null });
});

test('events during reading are neither lost nor undone', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const all = many(150);
  const store = createCollectionStore(async (page, limit) => {
    if (page === 2) await held;
    return aPage(all.slice((page - 1) * limit, page * limit), { page, limit, total: 150 });
  });
  const done = store.read();
  await Promise.resolve();
  store.put(anEnquiry(999), true);
  store.put(anEnquiry(3, { status: 'CONTACTED', version: 2 }));
  release();
  await done;
  const { enquiries, total } = store.get();
  expect(total).toBe(151);
  expect(enquiries[0]?._id).toBe(buildId(999));
  expect(enquiries.find(({ _id }) => _id === buildId(3))?.status).toBe('CONTACTED');
});

test('later events keep the collection current', async () => {
  const store = createCollectionStore(pages(many(3)), 'NEW');
  store.put(anEnquiry(50), true);
  expect(store.get().enquiries).toEqual([]);
  await store.read();
  store.put(anEnquiry(9), true);
  store.put(anEnquiry(9), true);
  store.put(anEnquiry(2, { status: 'AGENTVIEW', version: 1 }));
  store.put(anEnquiry(1, { status: 'AGENTVIEW', version: 2 }));
  store.put(anEnquiry(20, { status: 'CONTACTED' }));
  expect(numbers(store.get().enquiries)).toEqual([9, 3, 2, 1]);
  expect(store.get().enquiries.map(({ status }) => status)).toEqual(['NEW', 'NEW', 'NEW', 'AGENTVIEW']);
});

test('an optimistic change is reverted', async () => {
  const all = many(3);
  const store = createCollectionStore(pages(all));
  await store.read();
  const before = store.get().enquiries[1] as Enquiry;
  const shown = shownAs(before, 'AGENTVIEW');
  store.put(shown);
  expect(store.get().enquiries[1]?.status).toBe('AGENTVIEW');
  store.rollBack(shown, before);
  expect(store.get().enquiries[1]).toBe(before);
});
