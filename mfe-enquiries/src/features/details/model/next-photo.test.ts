import { nextPhoto } from './next-photo';

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['Home', 2, 'ltr', 0],
  ['End', 0, 'rtl', 2],
  ['Enter', 0, 'ltr', null],
] as const)('%s from photo %d in %s leads to %s', (key, at, direction, next) => {
  expect(nextPhoto(key, at, 3, direction)).toBe(next);
});
