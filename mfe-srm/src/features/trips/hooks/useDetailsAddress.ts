import type { TripRecord } from '@portal/shared/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';

const name = 'trip';

/** The address holds which trip's details are open, in addition to the view of the list. */
export function useDetailsAddress() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const at = (bookingId: string | null): string => {
    const after = new URLSearchParams(params);
    if (bookingId) after.set(name, bookingId);
    else after.delete(name);
    return `?${after}`;
  };
  const go = (bookingId: string | null) => void navigate(at(bookingId), { preventScrollReset: true });
  return {
    openId: params.get(name),
    getTripPath: ({ bookingId }: Pick<TripRecord, 'bookingId'>) => at(bookingId),
    open: ({ bookingId }: Pick<TripRecord, 'bookingId'>) => go(bookingId),
    close: () => go(null),
  };
}
