import { tripChangedKind, type LiveTripChanged, type TripStatus } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { tellAgent } from '../../agent-events';

/** Notifies everybody who has the trip open, in another tab or on another device. */
export async function tellTripChanged(
  trx: Db,
  { userId }: Actor,
  { id, status }: { readonly id: string; readonly status: TripStatus },
  at: Date,
): Promise<void> {
  const event: LiveTripChanged = { kind: tripChangedKind, at: at.toISOString(), bookingId: id, status };
  await tellAgent(trx, userId, event, at);
}
