import type {
  EngineEventKind,
  EngineRequest,
  EngineRequestState,
  AlertVerdict,
  GateLine,
  GateSource,
  RecordedPurpose,
  TollIssuer,
  TrackerChannel,
  TrackingAlertKind,
  ZoneKind,
  ZoneScope,
  ZoneShape,
} from '@portal/shared/contract';
import type { ColumnType, Generated } from 'kysely';

import type * as migrated from '../migrations/all';

export interface TrackersTable extends migrated.Trackers {
  channel: TrackerChannel;
}

export interface PositionsTable extends Omit<migrated.Positions, 'hash'> {
  /** Has 64 bits, more than a number holds: it is written, and compared by the database alone. */
  hash: ColumnType<number, string, never>;
  /** Ten-millionths of a degree. */
  latitude: number;
  /** Tenths of kilometres per hour. */
  speed: number;
  /** Tenths of degrees. */
  course: number;
}

export interface PositionAccessesTable extends migrated.PositionAccesses {
  purpose: RecordedPurpose;
}

export interface TrackingZonesTable extends migrated.TrackingZones {
  kind: ZoneKind;
  appliesTo: Generated<ZoneScope>;
  /** Written as JSON. */
  shape: ColumnType<ZoneShape, string, string>;
}

export interface EngineRequestsTable extends migrated.EngineRequests {
  action: EngineRequest['action'];
  state: EngineRequestState;
}

export interface EngineEventsTable extends migrated.EngineEvents {
  kind: EngineEventKind;
}

export interface TrackingAlertsTable extends migrated.TrackingAlerts {
  kind: TrackingAlertKind;
  verdict: AlertVerdict | null;
  /** Written as JSON. */
  figures: ColumnType<Record<string, string | number>, string, string>;
}

export interface TrackingWatchesTable extends migrated.TrackingWatches {
  /** Written as JSON by the watch, which alone reads it. */
  state: ColumnType<Record<string, unknown>, string, string>;
}

export interface RefusedDevicesTable extends migrated.RefusedDevices {
  protocol: 'osmand' | 'traccar';
}

export interface TollGatesTable extends migrated.TollGates {
  issuer: TollIssuer;
  source: GateSource | null;
  /** Written as JSON. */
  place: ColumnType<GateLine | null, string | null, string | null>;
  observed: Generated<number>;
  agreed: Generated<number>;
}
