import type { TrackingAlertKind } from '@portal/shared/contract';

/** One matter as it stands. The same matter again is the same alert, with newer facts. */
export interface Matter {
  readonly kind: TrackingAlertKind;
  /** Names what it is about; unique within the company. */
  readonly matter: string;
  readonly vehicleId: string;
  readonly tripId: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly figures: Readonly<Record<string, string | number>>;
}
