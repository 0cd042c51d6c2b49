import { accountEndpoints, type PlanUse } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** Not every platform has plans: where it cannot be had, nothing is said. */
const quiet = { onError: () => undefined, shouldRetryOnError: false };

export const usePlan = (): PlanUse | undefined => useQuery(accountEndpoints.plan, {}, quiet).data;
