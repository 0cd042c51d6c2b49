import { srmCustomerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

export interface Caution {
  readonly count: number | null;
  readonly reasons: readonly string[];
}

/**
 * Why earlier trips call for caution. Null if they do not, or if the server cannot say; then nothing is
 * shown.
 */
export function useCustomerWarning(customerId: string): Caution | null {
  const { data } = useQuery(
    srmCustomerEndpoints.isSpammed,
    { query: { customerId } },
    { revalidateOnFocus: false, shouldRetryOnError: false, onError: () => undefined },
  );
  if (data === true) return { count: null, reasons: [] };
  if (!data || !data.isSpammed) return null;
  return { count: data.count ?? null, reasons: data.reasons ?? [] };
}
