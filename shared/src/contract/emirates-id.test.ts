import * as v from 'valibot';
import { emiratesId, formatEmiratesId } from './index';

test.each([
  '784-1990-1234567-6',
  '784199012345676',
  ' 784 1990 1234567 6 ',
  '\u0667\u0668\u0664\u0661\u0669\u0669\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0666',
])('%s is accepted, and has digits alone', (typed) => {
  expect(v.parse(emiratesId, typed)).toBe('784199012345676');
});

test.each([
  ['another check digit', '784-1990-1234567-1'],
  ['two digits exchanged', '784-1990-1243567-6'],
  ['another country', '785-1990-1234567-5'],
  ['a digit too few', '784-1990-123456-7'],
  ['a letter', '784-1990-12345A7-6'],
  ['a year before all people who live', '784-1890-1234567-7'],
  ['a year to come', '784-2999-1234567-5'],
  ['nothing', ''],
])('a number with %s is refused', (_mistake, typed) => {
  const { issues } = v.safeParse(emiratesId, typed);
  expect(issues?.[0]?.message).toBe('validation.emiratesId');
});

test('it is shown as on the card', () => {
  expect(formatEmiratesId('784199012345676')).toBe('784-1990-1234567-6');
});
