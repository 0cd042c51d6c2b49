import type { ApiError } from '@portal/shared/api';
import type { CompanyRecord } from '@portal/shared/contract';

export type GateState = 'loading' | 'failed' | 'unregistered' | 'rejected' | 'open';

interface Known {
  readonly company: CompanyRecord | null | undefined;
  readonly error: ApiError | undefined;
}

/**
 * Only a missing or a rejected company keeps an agent out. A failed refresh does not discard what is already
 * known.
 */
export function gateState({ company, error }: Known): GateState {
  if (company === null) return 'unregistered';
  if (company) return company.approvalStatus === 'REJECTED' ? 'rejected' : 'open';
  return error ? 'failed' : 'loading';
}
