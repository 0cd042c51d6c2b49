import * as v from 'valibot';
import { vehicle as limits } from '../limits';

/** A reading of the odometer. */
export const kilometre = v.pipe(
  v.union([v.string(), v.number()], 'validation.required'),
  v.transform(Number),
  v.integer('validation.number'),
  v.minValue(0, 'validation.number'),
  v.maxValue(limits.kilometreMax, 'validation.number'),
);
