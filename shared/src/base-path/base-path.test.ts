import { addBasePath, removeBasePath } from './base-path';

afterEach(() => delete document.documentElement.dataset.base);

test('paths are unchanged at the root of an origin', () => {
  expect([addBasePath('/listings'), removeBasePath('/listings')]).toEqual(['/listings', '/listings']);
});

test('the page says below which path the portal is', () => {
  document.documentElement.dataset.base = '/desk';
  expect([addBasePath('/'), removeBasePath('/desk/')]).toEqual(['/desk/', '/']);
  expect(addBasePath('/listings')).toBe('/desk/listings');
  expect(removeBasePath('/desk/srm/trips')).toBe('/srm/trips');
});
