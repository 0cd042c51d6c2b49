import { useCallback, useMemo, useState } from 'react';
import { isChanged, type Plan } from '../model/plan';

export interface Planning {
  /** Where a trip is being moved to. */
  readonly plan: Plan | null;
  /** The confirmation is open, with the price. */
  readonly isConfirming: boolean;
  /** A further message. */
  readonly note: string;
  set(plan: Plan | null): void;
  ask(plan: Plan): void;
  say(note: string): void;
}

/** A trip that is being moved, before anything is saved. */
export function usePlanMove(): Planning {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [note, setNote] = useState('');
  const set = useCallback((next: Plan | null) => {
    setNote('');
    setPlan(next);
    setIsConfirming(false);
  }, []);
  const ask = useCallback((next: Plan) => {
    setPlan(isChanged(next) ? next : null);
    setIsConfirming(isChanged(next));
  }, []);
  return useMemo(
    () => ({ plan, isConfirming, note, set, ask, say: setNote }),
    [ask, isConfirming, note, plan, set],
  );
}
