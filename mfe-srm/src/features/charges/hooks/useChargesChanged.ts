import { srmChargeEndpoints } from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';

/** List, figures, summary, statements and details are read again. */
export function useChargesChanged() {
  const invalidate = useInvalidate();
  return () => {
    const { list, figures, summary, statements, get } = srmChargeEndpoints;
    for (const endpoint of [list, figures, summary, statements, get]) void invalidate(endpoint);
  };
}
