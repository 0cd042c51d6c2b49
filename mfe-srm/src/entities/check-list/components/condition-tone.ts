import type { Condition } from '../model/equipment';

/** A damage is identified by its letter too, not by its colour alone. */
export const conditionTone: Record<Condition, 'neutral' | 'warning' | 'danger'> = {
  none: 'neutral',
  scratch: 'warning',
  dent: 'warning',
  crack: 'danger',
  missing: 'danger',
};
