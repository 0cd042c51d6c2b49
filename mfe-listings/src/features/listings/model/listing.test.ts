import { formatListingTitle } from '../../../entities/listing/model/format-listing-title';
import { getCoverUrl, getProgress } from './listing';

test.each([
  [[{ id: '1', url: '/a', thumbnailUrl: '/t' }], '/t'],
  [
    [
      { id: '1', url: '/a', thumbnailUrl: null },
      { id: '2', url: '/b' },
    ],
    '/a',
  ],
  [[{ id: '1' }], null],
  [['https://photos.example/1.jpg'], 'https://photos.example/1.jpg'],
  [['0190b3c4-0000-7000-8000-000000000001'], null],
  [['javascript:alert(1)'], null],
  [[], null],
  [null, null],
])('the cover of %j is %s', (photos, cover) => expect(getCoverUrl(photos)).toBe(cover));

test.each([
  [{ vehicleTitle: 'Kia Rio 2024', vehicleModel: 'Rio' }, 'Kia Rio 2024'],
  [{ vehicleBrand: 'Kia', vehicleModel: 'Rio' }, 'Kia Rio'],
  [{ vehicleTitle: ' ', vehicleModel: null, vehicleRegistrationNumber: 'DXB A 1' }, 'DXB A 1'],
  [{}, ''],
])('the title of %j is "%s"', (row, title) =>
  expect(formatListingTitle({ vehicleId: '1', ...row })).toBe(title),
);

test.each([
  [
    { levelsFilled: 0, missing: ['vehiclePhotos', 'levelTwo'] },
    { filled: 0, next: 1, isComplete: false, missing: ['vehiclePhotos'] },
  ],
  [
    { levelsFilled: 1, missing: ['levelTwo'] },
    { filled: 1, next: 2, isComplete: false, missing: [] },
  ],
  [
    { levelsFilled: 2, missing: [] },
    { filled: 2, next: 3, isComplete: true, missing: [] },
  ],
  [
    { levelsFilled: 3, missing: null },
    { filled: 3, next: null, isComplete: true, missing: [] },
  ],
  [{}, { filled: 0, next: 1, isComplete: false, missing: [] }],
])('the progress of %j is %j', (row, progress) => expect(getProgress(row)).toEqual(progress));
