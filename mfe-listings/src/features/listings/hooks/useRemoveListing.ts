import { toError } from '@portal/shared/api';
import {
  accountEndpoints,
  listingChangeEndpoints,
  vehicleEndpoints,
  type Listing,
} from '@portal/shared/contract';
import { useInvalidate, useMutation, usePatch } from '@portal/shared/portal';
import { useState } from 'react';
import { withRemoved } from '../model/page-change';

export type Removal =
  | { readonly step: 'removing' | 'removed' | 'restoring'; readonly row: Listing }
  | {
      readonly step: 'restored';
      readonly row: Listing;
      /** It was published and could not be published again. */ readonly problem?: string;
    }
  | { readonly step: 'failed'; readonly row: Listing; readonly message: string; readonly isUndo: boolean };

/** Deletes a listing at once and offers an undo, which also publishes it again if it was published. */
export function useRemoveListing() {
  const removing = useMutation(listingChangeEndpoints.remove);
  const restoring = useMutation(listingChangeEndpoints.restore);
  const publishing = useMutation(vehicleEndpoints.toggleVisibility);
  const invalidate = useInvalidate();
  const patch = usePatch(vehicleEndpoints.list);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const readAgain = () => void invalidate(vehicleEndpoints.list, accountEndpoints.plan);

  async function remove(row: Listing) {
    patch((page) => withRemoved(page, row));
    setRemoval({ step: 'removing', row });
    try {
      await removing.run({ query: { vehicleId: row.vehicleId } });
      setRemoval({ step: 'removed', row });
    } catch (error) {
      setRemoval({ step: 'failed', row, message: toError(error).message, isUndo: false });
    }
    readAgain();
  }

  async function undo(row: Listing) {
    const { vehicleId } = row;
    setRemoval({ step: 'restoring', row });
    try {
      await restoring.run({ body: { vehicleId } });
    } catch (error) {
      setRemoval({ step: 'failed', row, message: toError(error).message, isUndo: true });
      return;
    }
    const problem = row.isVisible ? await publish(vehicleId) : null;
    setRemoval({ step: 'restored', row, ...(problem ? { problem } : {}) });
    readAgain();
  }

  const publish = (vehicleId: string) =>
    publishing.run({ body: { vehicleId, isVisible: true } }).then(
      () => null,
      (error: unknown) => toError(error).message,
    );

  return { removal, remove, undo, dismiss: () => setRemoval(null) };
}
