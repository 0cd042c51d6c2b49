import type { viewBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Deps } from '../../../deps';
import { todayIn } from '../../../time/today';
import { countView } from './listing-view-repository';

/** One more for the listing and the day. What is not there or not shown is not counted, and answered alike. */
export async function recordView(
  { db, country, clock }: Deps,
  { vehicleId }: v.InferOutput<typeof viewBody>,
): Promise<void> {
  await countView(db, vehicleId, todayIn(country, clock.now()));
}
