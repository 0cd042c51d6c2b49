import { accountEndpoints, type PlanUse } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** Not every platform has plans, so a failure shows nothing. */
const quiet = { onError: () => undefined, shouldRetryOnError: false };

export const usePlanUse = (): PlanUse | undefined => useQuery(accountEndpoints.plan, {}, quiet).data;
