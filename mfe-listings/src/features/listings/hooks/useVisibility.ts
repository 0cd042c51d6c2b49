import { accountEndpoints, vehicleEndpoints, type Listing } from '@portal/shared/contract';
import { isApiError, toError } from '@portal/shared/api';
import { useInvalidate, useMutation, usePatch } from '@portal/shared/portal';
import { useState } from 'react';
import { getProgress } from '../model/listing';
import { withChanged } from '../model/page-change';
import { omitKey } from '../model/omit-key';

/** Why a listing could not be published or hidden. */
export interface Refusal {
  readonly message: string;
  /** What would help: the form at a level, or the plan. */
  readonly remedy: 'complete' | 'plan' | 'retry' | null;
}

function toRefusal(error: unknown, row: Listing): Refusal {
  if (!isApiError(error)) return { message: toError(error).message, remedy: 'retry' };
  const { message, code, kind } = error;
  if (code === 'plan_limit') return { message, remedy: 'plan' };
  if (code === 'listing_incomplete' || (kind === 'http' && !getProgress(row).isComplete))
    return { message, remedy: 'complete' };
  return { message, remedy: code === 'company_not_approved' ? null : 'retry' };
}

/** Publishes a listing or hides it: shown at once, reverted with the server's words if it refuses. */
export function useVisibility(tell: (row: Listing, isVisible: boolean) => void) {
  const toggle = useMutation(vehicleEndpoints.toggleVisibility);
  const invalidate = useInvalidate();
  const patch = usePatch(vehicleEndpoints.list);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});
  const dismiss = (id: string) => setRefusals((before) => omitKey(before, id));

  async function set(row: Listing, isVisible: boolean): Promise<void> {
    const { vehicleId } = row;
    if (busy.has(vehicleId)) return;
    const shown = { ...row, isVisible };
    dismiss(vehicleId);
    setBusy((before) => new Set(before).add(vehicleId));
    patch((page) => withChanged(page, row, shown));
    try {
      const state = await toggle.run({ body: { vehicleId, isVisible } });
      if (state) patch((page) => withChanged(page, shown, state));
      tell(row, isVisible);
      void invalidate(accountEndpoints.plan);
    } catch (error) {
      patch((page) => withChanged(page, shown, row));
      setRefusals((before) => ({ ...before, [vehicleId]: toRefusal(error, row) }));
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== vehicleId)));
    }
  }
  return { set, dismiss, refusals, isBusy: (id: string) => busy.has(id) };
}
export type Visibility = ReturnType<typeof useVisibility>;
