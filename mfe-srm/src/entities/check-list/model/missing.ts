import { limits } from '@portal/shared/contract';
import { readOdometer } from './body';
import { equipment, type Equipment } from './equipment';
import { allPhotos, type CheckListValues } from './values';

export type Missing =
  'asHandover' | 'odometer' | 'fuelEighths' | 'cleanliness' | 'keysCount' | 'photos' | Equipment;
export type Problem = 'unconfirmed' | 'required' | 'number' | 'below' | 'refused';

/**
 * What has to be filled in or corrected before signing. `lowest` is the reading at handover; a return that
 * started from the handover must be confirmed.
 */
export function findMissing(
  values: CheckListValues,
  lowest: number | null,
  isUnconfirmed = false,
): Partial<Record<Missing, Problem>> {
  const problems: Partial<Record<Missing, Problem>> = {};
  if (isUnconfirmed) problems.asHandover = 'unconfirmed';
  const odometer = readOdometer(values.odometer);
  if (values.odometer.trim() === '') problems.odometer = 'required';
  else if (odometer === undefined) problems.odometer = 'number';
  else if (lowest !== null && odometer < lowest) problems.odometer = 'below';
  if (values.fuelEighths === null) problems.fuelEighths = 'required';
  if (values.cleanliness === null) problems.cleanliness = 'required';
  for (const item of equipment) if (values.equipment[item] === null) problems[item] = 'required';
  if (values.keysCount === null) problems.keysCount = 'required';
  if (allPhotos(values).some(({ refused }) => refused)) problems.photos = 'refused';
  return problems;
}

export const mostKeys = limits.checkList.keysMax;
