import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { keepUnderWay, type KeptIds } from './keep-under-way';
import { KEPT_BYTES_MAX, keptFiles } from './kept-files';
import type { MediaItem, MediaStatus } from './media-item';

const form = 'listingDraft:ae:1:new:basics';
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const item = (content: File, status: MediaStatus): MediaItem => ({
  key: content.name,
  list: 'vehiclePhotos',
  status,
  file: content,
  share: 0,
});
const names = async (formName = form) => (await keptFiles.list(formName)).map((kept) => kept.file.name);

/** A store of files that a test changes by hand. */
function media(start: readonly MediaItem[]) {
  let items = start;
  const listeners = new Set<() => void>();
  return {
    get: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: readonly MediaItem[]) {
      items = next;
      listeners.forEach((listener) => listener());
    },
  };
}

beforeEach(() => keptFiles.clear());

test('an upload is stored until it has arrived or is removed', async () => {
  const [one, two, three] = [file('one.jpg'), file('two.jpg'), file('three.jpg')];
  const store = media([item(one, 'waiting'), item(two, 'sending'), item(three, 'stored')]);
  keepUnderWay(store, form, new Map());
  await waitFor(async () => expect(await names()).toEqual(['one.jpg', 'two.jpg']));
  store.change([item(one, 'paused'), item(two, 'stored')]);
  await waitFor(async () => expect(await names()).toEqual(['one.jpg']));
  expect(await names('listingDraft:ae:2:new:basics')).toEqual([]);
  store.change([]);
  await waitFor(async () => expect(await names()).toEqual([]));
});

test('a restored file is the same file, and is not stored twice', async () => {
  await keptFiles.keep(form, { id: 'a', list: 'commercialLicenses', file: file('licence.jpg') });
  const [found] = await keptFiles.list(form);
  if (!found) throw new Error('nothing was kept');
  expect(await found.file.text()).toBe('licence.jpg');
  expect([found.list, found.file.type]).toEqual(['commercialLicenses', 'image/jpeg']);
  const kept: KeptIds = new Map([[found.file, found.id]]);
  const store = media([item(found.file, 'waiting')]);
  keepUnderWay(store, form, kept);
  expect(await names()).toEqual(['licence.jpg']);
  store.change([item(found.file, 'stored')]);
  await waitFor(async () => expect(await names()).toEqual([]));
});

test('a file that is too large for the device is not stored, the others are', async () => {
  const film = file('film.mp4');
  Object.defineProperty(film, 'size', { value: KEPT_BYTES_MAX + 1 });
  keepUnderWay(media([item(film, 'waiting'), item(file('one.jpg'), 'waiting')]), form, new Map());
  await waitFor(async () => expect(await names()).toEqual(['one.jpg']));
});

test('files are deleted after two weeks', async () => {
  await keptFiles.keep(form, { id: 'a', list: 'vehiclePhotos', file: file('one.jpg') });
  await keptFiles.dropOld(Date.now() + 13 * 86_400_000);
  expect(await names()).toEqual(['one.jpg']);
  await keptFiles.dropOld(Date.now() + 15 * 86_400_000);
  expect(await names()).toEqual([]);
});

test('files of one moment return in the order in which they were chosen', async () => {
  const chosen = ['9', '1', '5', '3', '7', '2'];
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await Promise.all(chosen.map((id) => keptFiles.keep(form, { id, list: 'vehiclePhotos', file: file(id) })));
  now.mockRestore();
  expect(await names()).toEqual(chosen);
});
