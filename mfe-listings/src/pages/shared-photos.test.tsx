import 'fake-indexeddb/auto';
import { shareTarget, vehicleEndpoints } from '@portal/shared/contract';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { keptFiles } from '../entities/media/model/kept-files';
import { aListing, serveListings } from '../features/listings/testing/listings';
import { serveDrafts } from '../testing/listing';
import { buildId, renderPage } from '../testing/render-page';

useTestServer();

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
interface Shared {
  readonly name: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly type?: string;
  readonly at?: number;
}

/** What the worker has kept. */
function share(...files: readonly Shared[]) {
  const kept = new Map(
    files.map(({ name, bytes = jpeg, type = 'image/jpeg', at = Date.now() }, order) => {
      const headers = new Map([
        ['content-type', type],
        [shareTarget.nameHeader, encodeURIComponent(name)],
        [shareTarget.timeHeader, String(at + order)],
      ]);
      return [`https://portal.example/${order}`, { headers, blob: async () => new Blob([bytes], { type }) }];
    }),
  );
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => kept.get(url),
    delete: async (url: string) => kept.delete(url),
  };
  const value = { open: async () => cache, delete: async () => kept.clear() };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value });
  return kept;
}
beforeEach(async () => {
  serveDrafts();
  await keptFiles.clear();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const listKept = async () => {
  const { entries, createStore } = await import('idb-keyval');
  const kept = await entries<string, { form: string; name: string; list: string }>(
    createStore('portal-listings', 'files'),
  );
  return kept.map(([, { form, name, list }]) => ({ form, name, list }));
};

test('photos go to the form of the chosen listing; what is no photo or too old is not added', async () => {
  serveListings([aListing(1, { isVisible: true }), aListing(2)]);
  const kept = share(
    { name: 'front.jpg' },
    { name: 'notes.pdf', type: 'application/pdf' },
    { name: 'yesterday.jpg', at: Date.now() - shareTarget.keptFor },
    { name: 'side.jpg' },
  );
  const { user, container } = renderPage(shareTarget.page);
  expect(await screen.findByRole('img', { name: 'Shared photo front.jpg' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /yesterday/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/notes\.pdf/)).toBeVisible();
  const second = await screen.findByRole('radio', { name: /Kia Rio 2/ });
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add 2 photos' }));
  expect(await screen.findByText('Choose a listing.')).toBeVisible();
  await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Leave out side.jpg' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(await listKept()).toEqual([
    { form: expect.stringMatching(`:${buildId(2)}:basics$`), name: 'front.jpg', list: 'vehiclePhotos' },
  ]);
});

test('a draft is continued, and a list that fails is read again', async () => {
  const draftId = buildId(70);
  serveDrafts({ draftId, vehicleModel: 'Prado' });
  const page = { list: [aListing(1)], page: 1, limit: 20, total: 1, totalNumberOfPages: 1 };
  answer(vehicleEndpoints.list, [refusal({ status: 500, detail: 'Broken' }), page]);
  share({ name: 'front.jpg' });
  const { user } = renderPage(shareTarget.page);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Kia Rio 1/ })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /Your draft Prado/ }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 photo' }));
  await waitFor(async () =>
    expect(await listKept()).toMatchObject([
      { form: expect.stringMatching(new RegExp(`:new-${draftId}:basics$`)) },
    ]),
  );
});

test('photos that did not arrive, and none at all, say so', async () => {
  serveListings([]);
  renderPage(`${shareTarget.page}?${shareTarget.missed}`);
  expect(await screen.findByText('Not all photos arrived')).toBeVisible();
  expect(await screen.findByText('No shared photos here')).toBeVisible();
  expect(within(document.body).getByRole('link', { name: 'To your listings' })).toHaveAttribute(
    'href',
    '/listings',
  );
});

test('photos are discarded here at once', async () => {
  serveListings([]);
  const kept = share({ name: 'front.jpg' });
  const { user } = renderPage(shareTarget.page);
  await user.click(await screen.findByRole('button', { name: 'Discard all' }));
  expect(await screen.findByText('No shared photos here')).toBeVisible();
  expect(kept.size).toBe(0);
});

test('photos whose page could not be opened wait in the list', async () => {
  serveListings([aListing(1)]);
  share({ name: 'front.jpg' }, { name: 'side.jpg' });
  renderPage('/listings');
  expect(await screen.findByText('2 shared photos are waiting for their listing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose the listing' })).toHaveAttribute('href', shareTarget.page);
});
