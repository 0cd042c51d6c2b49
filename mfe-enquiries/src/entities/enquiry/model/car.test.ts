import { words as t } from '../../../testing/words';
import { getThumbnail, listImages, locationText, mapLink, vehicleName } from './car';

test.each([
  [{ vehicleTitle: 'Nissan Patrol', vehicleModel: 'Patrol' }, 'Nissan Patrol'],
  [{ vehicleTitle: '', vehicleModel: 'Patrol' }, 'Patrol'],
  [{ vehicleTitle: '   ', vehicleModel: ' Patrol ' }, 'Patrol'],
  [{ vehicleTitle: null }, 'Unknown Vehicle'],
  [{}, 'Unknown Vehicle'],
  [null, 'Unknown Vehicle'],
  [undefined, 'Unknown Vehicle'],
])('the name of %j is %s', (car, name) => expect(vehicleName(car, t)).toBe(name));

test.each<[Parameters<typeof locationText>[0], string]>([
  [{ location: 'Al Quoz, Dubai' }, 'Al Quoz, Dubai'],
  [{ location: [55.2708, 25.2048] }, 'Location: 25.2048, 55.2708'],
  [{ location: [55.27080000000001, 25.2048493] }, 'Location: 25.204849, 55.2708'],
  [{ location: [0, 0] }, 'Location: 0, 0'],
  [{ location: [-0.1276, 51.5072] }, 'Location: 51.5072, -0.1276'],
  [{ location: [200, 25] }, 'Location not specified'],
  [{ location: [25, 91] }, 'Location not specified'],
  [{ location: [Number.NaN, 25] }, 'Location not specified'],
  [{ location: '' }, 'Location not specified'],
  [{ location: '  ' }, 'Location not specified'],
  [{ location: null }, 'Location not specified'],
  [{}, 'Location not specified'],
  [null, 'Location not specified'],
])('the place of %j is %s', (car, place) => expect(locationText(car, t)).toBe(place));

test.each<[Parameters<typeof mapLink>[0], string | null]>([
  [
    { location: [55.2708, 25.2048] },
    'https://www.openstreetmap.org/?mlat=25.2048&mlon=55.2708#map=15/25.2048/55.2708',
  ],
  [
    { location: 'Al Quoz & Co, Dubai' },
    'https://www.openstreetmap.org/search?query=Al%20Quoz%20%26%20Co%2C%20Dubai',
  ],
  [{ location: ' ' }, null],
  [{ location: [999, 999] }, null],
  [null, null],
])('the map of %j is %s', (car, link) => expect(mapLink(car)).toBe(link));

test.each<[Parameters<typeof getThumbnail>[0], string | null]>([
  [
    { vehiclePhotos: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'] },
    'https://photos.example/1.jpg',
  ],
  [{ vehiclePhotos: [{ id: 'f', url: '/api/ae/file/f', thumbnailUrl: '/api/ae/file/t' }] }, '/api/ae/file/t'],
  [{ vehiclePhotos: [{ id: 'f', url: '/api/ae/file/f', thumbnailUrl: null }] }, '/api/ae/file/f'],
  [{ vehiclePhotos: [{ id: 'f' }] }, null],
  [
    { vehiclePhotos: ['javascript:alert(1)', 'https://photos.example/2.jpg'] },
    'https://photos.example/2.jpg',
  ],
  [{ vehiclePhotos: ['//elsewhere.example/1.jpg'] }, null],
  [{ vehiclePhotos: ['data:text/html,x'] }, null],
  [{ vehiclePhotos: [] }, null],
  [{ vehiclePhotos: null }, null],
  [null, null],
])('the picture of %j is %s', (car, image) => expect(getThumbnail(car)).toBe(image));

test('a gallery shows photos in full', () => {
  const photo = { id: 'f', url: '/api/ae/file/f', thumbnailUrl: '/api/ae/file/t' };
  expect(listImages({ vehiclePhotos: [photo] })).toEqual(['/api/ae/file/f']);
});
