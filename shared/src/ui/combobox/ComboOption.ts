import type { ReactNode } from 'react';

export interface ComboOption {
  value: string;
  label: string;
  description?: string;
  media?: ReactNode;
}
