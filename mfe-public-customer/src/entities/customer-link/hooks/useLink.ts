import { isNotOffered, type ApiClient } from '@portal/shared/api';
import {
  customerFormEndpoints,
  customerFormLinkEndpoints,
  type Capability,
  type CustomerLinkDetails,
  type CustomerRecord,
} from '@portal/shared/contract';
import { useEffect, useState } from 'react';
import { createLinkClient, type LinkConfig } from '../model/create-link-client';
import { readLinkClaims } from '../model/link-claims';
import { toLinkProblem, type LinkProblem } from '../model/link-problem';

export interface OpenedLink {
  readonly api: ApiClient;
  readonly offers: (capability: Capability) => boolean;
  readonly details: CustomerLinkDetails;
  /** The company's data about the customer; null if the server does not say. */
  readonly customer: CustomerRecord | null;
}

type LinkState =
  | { readonly status: 'loading' }
  | { readonly status: 'problem'; readonly problem: LinkProblem }
  | ({ readonly status: 'open' } & OpenedLink);

async function open(token: string, config: LinkConfig | null, signal: AbortSignal): Promise<LinkState> {
  const claims = readLinkClaims(token);
  if (claims === null) return { status: 'problem', problem: 'wrong' };
  const { country, customerId } = claims;
  const { api, offers } = createLinkClient(token, country, config);
  const [linkResult, known] = await Promise.allSettled([
    api.call(customerFormLinkEndpoints.details, {}, { signal }),
    customerId === null
      ? Promise.resolve(null)
      : api.call(customerFormEndpoints.get, { query: { customerId } }, { signal }),
  ]);
  if (linkResult.status === 'rejected' && !(isNotOffered(linkResult.reason) && customerId !== null))
    throw linkResult.reason;
  return {
    status: 'open',
    api,
    offers,
    // On a server without this call the form still works.
    details:
      linkResult.status === 'fulfilled'
        ? linkResult.value
        : { customerId: customerId ?? '', companyName: '', country },
    customer: known.status === 'fulfilled' ? known.value : null,
  };
}

/** Who sent this link to whom, loaded once the page is there. */
export function useLink(token: string | null, config: LinkConfig | null) {
  const [state, setState] = useState<LinkState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return undefined;
    const leaving = new AbortController();
    open(token, config, leaving.signal)
      .catch((error: unknown): LinkState => ({ status: 'problem', problem: toLinkProblem(error) }))
      .then(
        (next) => !leaving.signal.aborted && setState(next),
        () => undefined,
      );
    return () => leaving.abort();
  }, [token, config, attempt]);
  return {
    state: token === null ? ({ status: 'problem', problem: 'missing' } as const) : state,
    end: (problem: LinkProblem) => setState({ status: 'problem', problem }),
    retry() {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
