import { srmChargeEndpoints } from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';

/** List, figures, statements and details are read again. */
export function useChargesChanged() {
  const invalidate = useInvalidate();
  return () => {
    const { list, figures, statements, get } = srmChargeEndpoints;
    for (const endpoint of [list, figures, statements, get]) void invalidate(endpoint);
  };
}
