import { limits } from '@portal/shared/contract';
import type { Days } from '@portal/shared/figures/range';

/** What the server is asked for the figures of these days. */
export const figuresInput = ({ from, to }: Days) => ({ query: { dateStartRange: from, dateEndRange: to } });

/** What it is asked for the enquiries that wait. */
export const waitingInput = (agentId: string) => ({
  params: { agentId },
  query: { page: limits.page.first, limit: limits.page.max, status: 'NEW' as const },
});
