import type { PaymentRequest, PaymentRequestState } from '@portal/shared/contract';

/** What the desk reads of a request: of an open one, how far its link has come. */
export type RequestStage = Exclude<PaymentRequestState, 'OPEN'> | 'made' | 'mailed' | 'opened';

export function getRequestStage({ state, mailedAt, openedAt }: PaymentRequest): RequestStage {
  if (state !== 'OPEN') return state;
  if (openedAt) return 'opened';
  return mailedAt ? 'mailed' : 'made';
}

/** When the stage was reached; null for one that has no moment of its own. */
export function getStageMoment({
  state,
  mailedAt,
  openedAt,
  paidAt,
  withdrawnAt,
}: PaymentRequest): string | null {
  const moments = { PAID: paidAt, WITHDRAWN: withdrawnAt, EXPIRED: null, OPEN: openedAt ?? mailedAt };
  return moments[state] ?? null;
}
