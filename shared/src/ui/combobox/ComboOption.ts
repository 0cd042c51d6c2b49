import type { ReactNode } from 'react';

export interface ComboOption {
  value: string;
  label: string;
  /** Another name that it is found by, and that is not shown. */
  also?: string;
  description?: string;
  media?: ReactNode;
}
