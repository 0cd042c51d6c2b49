import type { ApiClient } from '@portal/shared/api';
import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { useEffect, useMemo } from 'react';
import { useLinkState } from '../../../entities/customer-link/hooks/useLinkState';
import { createLinkClient, type LinkConfig } from '../../../entities/customer-link/model/create-link-client';
import { readLinkClaims } from '../../../entities/customer-link/model/link-claims';
import { toLinkProblem, type LinkProblem } from '../../../entities/customer-link/model/link-problem';

export type PaymentState =
  | { readonly status: 'loading' }
  | { readonly status: 'problem'; readonly problem: LinkProblem }
  | { readonly status: 'open'; readonly api: ApiClient; readonly page: PaymentPage };

/** How often a payment by card that was begun is asked about. */
const ASK_EVERY = 4000;

async function open(token: string, config: LinkConfig | null, signal: AbortSignal): Promise<PaymentState> {
  const claims = readLinkClaims(token);
  if (claims === null) return { status: 'problem', problem: 'wrong' };
  const { api } = createLinkClient(token, claims.country, config);
  return { status: 'open', api, page: await api.call(paymentLinkEndpoints.get, {}, { signal }) };
}

const toFailure = (error: unknown): PaymentState => ({ status: 'problem', problem: toLinkProblem(error) });

/** What is shown stays while there is no connection. */
const isKept = (shown: PaymentState, next: PaymentState): boolean =>
  shown.status === 'open' && next.status === 'problem' && next.problem === 'unreachable';

/** The payment of a link; read again when the customer returns from their bank's app, or is connected again. */
export function usePayment(token: string | null, config: LinkConfig | null) {
  const read = useMemo(
    () => (token === null ? undefined : (signal: AbortSignal) => open(token, config, signal)),
    [token, config],
  );
  const { state, readAgain, retry } = useLinkState<PaymentState>({ read, toFailure, isKept });
  const isPending = state.status === 'open' && state.page.card === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(readAgain, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isPending, readAgain]);
  return { state: token === null ? ({ status: 'problem', problem: 'missing' } as const) : state, retry };
}
