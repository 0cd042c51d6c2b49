import { DAY, type CountryCode } from '@portal/shared/contract';

import { toPositionRow } from '../../domains/tracking';
import type { DeviceStatus, PositionReport } from '../protocols/report';
import type { Directory, KnownCompany, KnownTracker } from './directory';
import type { ListenerMetrics } from './metrics';
import type { PositionStore } from './position-store';
import type { RefusedDevices } from './refused-devices';
import type { SeenTrackers } from './seen-trackers';
import type { UnknownDevices } from './unknown-devices';

export const protocolNames = ['gt06', 'teltonika', 'h02', 'osmand', 'traccar'] as const;
export type ProtocolName = (typeof protocolNames)[number];

export interface CountryStores {
  readonly positions: PositionStore;
  readonly seen: SeenTrackers;
  readonly refused: RefusedDevices;
}

interface Options {
  readonly directory: Directory;
  readonly stores: ReadonlyMap<CountryCode, CountryStores>;
  readonly metrics: ListenerMetrics;
  readonly unknown: UnknownDevices;
  readonly retentionDays: number;
  readonly log: (text: string, fields: object) => void;
}

/** Stores what devices of any protocol report. */
export class Receiver {
  readonly directory: Directory;

  constructor(private readonly options: Options) {
    this.directory = options.directory;
  }

  /** Resolves once all positions are committed. */
  async storePositions(
    tracker: KnownTracker,
    protocol: ProtocolName,
    positions: readonly PositionReport[],
    receivedAt: Date,
  ): Promise<void> {
    const { metrics } = this.options;
    const stores = this.options.stores.get(tracker.country);
    if (!stores) throw new Error(`No store for ${tracker.country}`);
    const usable = positions.filter((position) => this.isUsable(position, receivedAt));
    const [last] = positions.slice(-1);
    if (last && usable.length < positions.length) this.markSeen(tracker, last, receivedAt);
    if (usable.length === 0) return;
    metrics.received.inc({ protocol }, usable.length);
    await stores.positions.add(usable.map((position) => toPositionRow(tracker, position, receivedAt)));
    metrics.commitSeconds.observe((Date.now() - receivedAt.getTime()) / 1000);
  }

  markSeen({ country, companyId, trackerId }: KnownTracker, status: DeviceStatus, seenAt: Date): void {
    const { ignition, batteryLevel } = status;
    this.options.stores.get(country)?.seen.mark({ companyId, trackerId, seenAt, ignition, batteryLevel });
  }

  noteUnknown(identifier: string, protocol: ProtocolName): void {
    // The end of it is enough to recognise a device on the desk.
    if (this.options.unknown.add(identifier))
      this.options.log('a device that nobody registered', { protocol, endsWith: identifier.slice(-4) });
  }

  /** A device that sent the key of a company, which is shown it. Of a device without a key nobody knows whose it is. */
  noteRefused(
    { country, companyId }: KnownCompany,
    identifier: string,
    protocol: 'osmand' | 'traccar',
    receivedAt: Date,
  ): void {
    this.noteUnknown(identifier, protocol);
    this.options.stores.get(country)?.refused.note({ companyId, identifier, protocol }, receivedAt);
  }

  noteGarbage(bytes: number, protocol: ProtocolName): void {
    this.options.metrics.garbage.inc({ protocol }, bytes);
  }

  /** A device without a fix may name the place 0, 0; one with a wrong clock any time. */
  private isUsable({ fixTime, isFixed, latitude, longitude }: PositionReport, receivedAt: Date): boolean {
    if (!isFixed && latitude === 0 && longitude === 0) return false;
    const age = receivedAt.getTime() - fixTime.getTime();
    const isInTime = age > -DAY && age < this.options.retentionDays * DAY;
    if (!isInTime) this.options.metrics.refused.inc();
    return isInTime;
  }
}
