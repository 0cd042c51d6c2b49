import type { viewBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Deps } from '../../../deps';
import { getToday } from '../../../time/today';
import { countView } from './listing-view-repository';

/**
 * Adds one view for the listing and the day. A missing or hidden listing is not counted, and gets the same
 * answer.
 */
export async function recordView(
  { db, country, clock }: Deps,
  { vehicleId }: v.InferOutput<typeof viewBody>,
): Promise<void> {
  await countView(db, vehicleId, getToday(country, clock.now()));
}
