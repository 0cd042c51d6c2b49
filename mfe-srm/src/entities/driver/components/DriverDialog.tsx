import type { TripDriver, TripRecord } from '@portal/shared/contract';
import { AddDriverDialog } from './AddDriverDialog';
import { RemoveDriverDialog } from './RemoveDriverDialog';

interface Props {
  trip: TripRecord;
  /** Null where a driver is added. */
  removed: TripDriver | null;
  onClose: () => void;
}

export const DriverDialog = ({ trip, removed, onClose }: Props) =>
  removed ? (
    <RemoveDriverDialog trip={trip} driver={removed} onClose={onClose} />
  ) : (
    <AddDriverDialog trip={trip} onClose={onClose} />
  );
