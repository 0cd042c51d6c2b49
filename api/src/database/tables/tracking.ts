import type { TrackerChannel } from '@portal/shared/contract';
import type { ColumnType } from 'kysely';

import type { NullableStamp, RequiredStamp } from './accounts';

export interface TrackersTable {
  companyId: string;
  id: string;
  identifier: string;
  channel: TrackerChannel;
  createdAt: RequiredStamp;
  createdBy: string | null;
  removedAt: NullableStamp;
}

export interface TrackerInstallationsTable {
  companyId: string;
  id: string;
  trackerId: string;
  vehicleId: string;
  startsAt: RequiredStamp;
  endsAt: NullableStamp;
}

export interface TrackingKeysTable {
  companyId: string;
  version: number;
}

/** What a device said last, in the units of the database: see the migration. */
interface DeviceColumns {
  odometer: number | null;
  ignition: boolean | null;
  isMoving: boolean | null;
  batteryLevel: number | null;
  powerMillivolts: number | null;
}

export interface PositionsTable extends DeviceColumns {
  companyId: string;
  trackerId: string;
  fixTime: RequiredStamp;
  /** 64 bits, more than a number holds exactly. */
  /** Has 64 bits, more than a number holds: it is written, and compared by the database alone. */
  hash: ColumnType<number, string, never>;
  receivedAt: RequiredStamp;
  /** Ten-millionths of a degree. */
  latitude: number;
  longitude: number;
  isFixed: boolean;
  /** Tenths of kilometres per hour. */
  speed: number;
  /** Tenths of degrees. */
  course: number;
  altitude: number | null;
  satellites: number | null;
  alarm: string | null;
}

export interface TrackerStatesTable extends DeviceColumns {
  companyId: string;
  trackerId: string;
  seenAt: RequiredStamp;
  fixTime: NullableStamp;
  latitude: number | null;
  longitude: number | null;
  speed: number | null;
  course: number | null;
}
