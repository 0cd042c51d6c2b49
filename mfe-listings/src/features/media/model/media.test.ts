import type { FileReference } from '@portal/shared/contract';
import { checkFiles } from '../../../entities/media/model/check-files';
import { detectType } from '../../../entities/media/model/file-signature';
import { filterByList, moveItem } from '../../../entities/media/model/media-item';
import { createMediaStore, type SendOptions } from '../../../entities/media/model/media-store';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const file = (name: string, bytes: number[] = jpeg, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));

test.each([
  ['image/jpeg', jpeg],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/webp', text('RIFF....WEBP')],
  ['image/avif', text('....ftypavif')],
  ['application/pdf', text('%PDF-1.7')],
  ['video/mp4', text('....ftypisom')],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
  [null, text('....ftypqt  ')],
  [null, text('....ftypheic')],
  [null, text('<svg>')],
])('the first bytes identify %s', (type, bytes) => {
  expect(detectType(new Uint8Array(bytes))).toBe(type);
});

test('the first eight of thirty photos are taken, the others named', async () => {
  const files = Array.from({ length: 30 }, (_, at) => file(`photo-${at}.jpg`));
  const { taken, refused } = await checkFiles(files, 'vehiclePhotos', 0);
  expect(taken.map(({ name }) => name)).toEqual(files.slice(0, 8).map(({ name }) => name));
  expect(refused.map(({ problem }) => problem)).toEqual(Array(22).fill('tooMany'));
});

test('a wrong file takes no place, and is named with its reason', async () => {
  const huge = file('huge.jpg');
  Object.defineProperty(huge, 'size', { value: 50 * 1024 * 1024 });
  const { taken, refused } = await checkFiles(
    [
      file('paper.jpg', text('%PDF-1.7')),
      huge,
      file('clip.mov', text('....ftypqt  '), 'video/quicktime'),
      file('nothing.jpg', []),
      file('good.jpg'),
    ],
    'vehiclePhotos',
    7,
  );
  expect(taken.map(({ name }) => name)).toEqual(['good.jpg']);
  expect(refused.map(({ file: { name }, problem }) => [name, problem])).toEqual([
    ['paper.jpg', 'disguised'],
    ['huge.jpg', 'size'],
    ['clip.mov', 'type'],
    ['nothing.jpg', 'empty'],
  ]);
});

/** A store whose uploads end when the test says so. */
function store() {
  const sends: {
    name: string;
    options: SendOptions;
    resolve: (value: FileReference) => void;
    reject: (error: Error) => void;
  }[] = [];
  const stored: string[][] = [];
  const dropped: string[] = [];
  const media = createMediaStore({
    send: (sent, _kind, options) =>
      new Promise((resolve, reject) => void sends.push({ name: sent.name, options, resolve, reject })),
    isLineFailure: (error) => (error as Error).message === 'line',
    wordsFor: (error) => (error as Error).message,
    onStored: (list, ids) => void (list === 'vehiclePhotos' && stored.push(ids)),
    onDropped: (id) => void dropped.push(id),
  });
  const end = async (at: number, outcome: string | Error) => {
    if (typeof outcome === 'string') sends[at]?.resolve({ id: outcome });
    else sends[at]?.reject(outcome);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { media, sends, stored, dropped, end };
}
const statuses = (media: ReturnType<typeof store>['media']) => media.get().map(({ status }) => status);

test('two are sent at once, the next when one has ended, and the chosen order stays', async () => {
  const { media, sends, stored, end } = store();
  media.add('vehiclePhotos', [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
  expect(sends.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  await end(1, 'id-b');
  expect(sends.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await end(0, 'id-a');
  await end(2, 'id-c');
  expect(stored.at(-1)).toEqual(['id-a', 'id-b', 'id-c']);
});

test('a lost connection pauses, and resumes by itself; a refusal waits for the agent', async () => {
  const { media, sends, end } = store();
  media.add('vehiclePhotos', [file('a.jpg'), file('b.jpg')]);
  await end(0, new Error('line'));
  await end(1, new Error('Not a picture'));
  expect(statuses(media)).toEqual(['paused', 'refused']);
  expect(media.get()[1]?.problem).toBe('Not a picture');
  media.resume();
  expect(statuses(media)).toEqual(['sending', 'refused']);
  media.retry(media.get()[1]?.key ?? '');
  expect(statuses(media)).toEqual(['sending', 'sending']);
  await end(2, 'id-a');
  expect(sends).toHaveLength(4);
  media.dispose();
});

test('a cancelled upload is gone, and a late answer to it is dropped', async () => {
  const { media, sends, dropped, stored, end } = store();
  media.add('vehiclePhotos', [file('a.jpg')]);
  media.remove(media.get()[0]?.key ?? '');
  expect(sends[0]?.options.signal.aborted).toBe(true);
  await end(0, 'late');
  expect(media.get()).toEqual([]);
  expect(dropped).toEqual(['late']);
  expect(stored).toEqual([]);
});

test('a cropped photo replaces the previous one, which is dropped once it is stored', async () => {
  const { media, stored, dropped, end } = store();
  media.load('vehiclePhotos', ['one', 'two']);
  media.replace('stored-one', file('one.jpg'));
  expect(stored.at(-1)).toEqual(['one', 'two']);
  await end(0, 'one-cropped');
  expect(stored.at(-1)).toEqual(['one-cropped', 'two']);
  expect(dropped).toEqual(['one']);
});

test('a file moves before or behind another, only within its list', () => {
  const { media } = store();
  media.load('vehiclePhotos', ['a', 'b', 'c']);
  media.load('commercialLicenses', ['x']);
  media.move('stored-c', 'stored-a');
  expect(filterByList(media.get(), 'vehiclePhotos').map(({ fileId }) => fileId)).toEqual(['c', 'a', 'b']);
  media.move('stored-c', 'stored-b');
  expect(filterByList(media.get(), 'vehiclePhotos').map(({ fileId }) => fileId)).toEqual(['a', 'b', 'c']);
  expect(moveItem(media.get(), 'stored-a', 'stored-x')).toBe(media.get());
});
