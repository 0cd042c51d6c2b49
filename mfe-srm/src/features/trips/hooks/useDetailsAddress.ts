import type { TripRecord } from '@portal/shared/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';

const name = 'trip';
const taskName = 'task';
const tasks = ['extend', 'pay', 'move'] as const;
/** What the address goes on with, once the details are open. */
export type TripTask = (typeof tasks)[number];

/** The address holds which trip's details are open, in addition to the view of the list. */
export function useDetailsAddress() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const at = (bookingId: string | null): string => {
    const after = new URLSearchParams(params);
    if (bookingId) after.set(name, bookingId);
    else after.delete(name);
    after.delete(taskName);
    return `?${after}`;
  };
  const go = (bookingId: string | null) => void navigate(at(bookingId), { preventScrollReset: true });
  return {
    openId: params.get(name),
    task: tasks.find((task) => task === params.get(taskName)) ?? null,
    getTripPath: ({ bookingId }: Pick<TripRecord, 'bookingId'>) => at(bookingId),
    open: ({ bookingId }: Pick<TripRecord, 'bookingId'>) => go(bookingId),
    close: () => go(null),
  };
}
