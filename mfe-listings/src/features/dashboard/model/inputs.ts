import { type Days, limits } from '@portal/shared/contract';

/** The request for the metrics of these days. */
export const figuresInput = ({ from, to }: Days) => ({ query: { dateStartRange: from, dateEndRange: to } });

/** The request for the enquiries that wait. */
export const waitingInput = (agentId: string) => ({
  params: { agentId },
  query: { page: limits.page.first, limit: limits.page.max, status: 'NEW' as const },
});
