import { useState } from 'react';
import { keepOrder } from '../model/keep-order';
import type { Row } from '../../../entities/enquiry/model/row';

interface Steadiness {
  /** A pointer or the focus is inside the rows. */
  readonly isHeld: boolean;
  /** The rows of this view are loaded, not those of the previous one. */
  readonly isSettled: boolean;
  /** Another view is another list, so nothing is held back. */
  readonly viewKey: string;
}

export interface StableRows {
  readonly rows: readonly Row[];
  /** New rows that wait. */
  readonly waiting: number;
  /** Shows the waiting rows. */
  release(): void;
}

/** The rows in their correct order or, while someone is using them, in the previous order. */
export function useStableRows(rows: readonly Row[], { isHeld, isSettled, viewKey }: Steadiness): StableRows {
  const [held, setHeld] = useState<{ key: string; ids: readonly string[] } | null>(null);
  const release = () => setHeld(null);
  if (!isHeld || !isSettled) {
    if (held) setHeld(null);
    return { rows, waiting: 0, release };
  }
  if (held?.key !== viewKey) {
    setHeld({ key: viewKey, ids: rows.map(({ id }) => id) });
    return { rows, waiting: 0, release };
  }
  return { ...keepOrder(rows, held.ids), release };
}
