import * as v from 'valibot';
import { vehicle as limits } from '../limits';

export const vehicleYear = v.pipe(
  v.union([v.string(), v.number()], 'validation.required'),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{4}$/, 'validation.year'),
  v.check(
    (value) => Number(value) >= limits.firstYear && Number(value) <= new Date().getUTCFullYear() + 1,
    'validation.year',
  ),
);
