import type { TripRecord } from '@portal/shared/contract';

export interface ActionProps {
  readonly trip: TripRecord;
  readonly onClose: () => void;
}
