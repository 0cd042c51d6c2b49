import { useState } from 'react';
import { steady } from '../model/steady';
import type { Row } from '../model/row';

interface Steadiness {
  /** A pointer or the focus is among the rows. */
  readonly isHeld: boolean;
  /** Rows of this view are there, and not those of the one before. */
  readonly isSettled: boolean;
  /** Another view is another list: nothing of it is held back. */
  readonly viewKey: string;
}

export interface StableRows {
  readonly rows: readonly Row[];
  /** New rows that wait. */
  readonly waiting: number;
  /** Lets them in. */
  release(): void;
}

/** The rows as they should be, or, while someone is at them, in the order that they were in. */
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
  return { ...steady(rows, held.ids), release };
}
