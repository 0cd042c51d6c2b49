import type { TripLevel, TripRecord } from '@portal/shared/contract';
import { missingLevels, type LevelsFilled } from './levels';
import { computeEarliestStart } from './period';

export type Readiness =
  | { readonly kind: 'missing'; readonly levels: readonly TripLevel[] }
  | { readonly kind: 'early'; readonly from: string }
  | { readonly kind: 'ready' };

/** Whether a trip can start now: with all its levels filled, and not long before the agreed time. */
export function getReadiness(
  levels: LevelsFilled,
  { bookingStartDate }: Pick<TripRecord, 'bookingStartDate'>,
  now: number,
): Readiness {
  const missing = missingLevels(levels);
  if (missing.length > 0) return { kind: 'missing', levels: missing };
  const from = computeEarliestStart(bookingStartDate ?? '');
  return from > now ? { kind: 'early', from: new Date(from).toISOString() } : { kind: 'ready' };
}
