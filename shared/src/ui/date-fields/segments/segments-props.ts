import type { RefObject } from 'react';

export interface SegmentsProps {
  kind: 'date' | 'datetime-local' | 'time';
  /** The browser's field below, which has the value and belongs to the form. */
  carrier: RefObject<HTMLInputElement | null>;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
  /** In the form of the value; empty for none. */
  min: string;
  max: string;
  hasSeconds: boolean;
}
