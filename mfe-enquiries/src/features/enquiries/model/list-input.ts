import { toRequestStatus } from '../../../entities/enquiry/model/filter';
import type { View } from '../../../entities/enquiry/model/view-state';

/** The request for a page of the list. */
export function listInput(agentId: string, { page, size, status }: Pick<View, 'page' | 'size' | 'status'>) {
  const requestStatus = toRequestStatus(status);
  return {
    params: { agentId },
    query: { page, limit: size, ...(requestStatus ? { status: requestStatus } : {}) },
  };
}
