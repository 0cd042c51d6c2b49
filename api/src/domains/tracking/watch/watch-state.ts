import type { AlertRules, CountryCode, ZoneKind, ZoneShape } from '@portal/shared/contract';

/** A position as the watch reads it: degrees and kilometres per hour. */
export interface WatchSample {
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly speed: number;
  /** Null where the device does not say it. */
  readonly ignition: boolean | null;
  /** What the device warns of; see `deviceAlarms`. */
  readonly alarm: string | null;
  /** False: the device repeats its last place, or guesses it. Only its alarm counts. */
  readonly isFixed: boolean;
}

export interface WatchedZone {
  readonly id: string;
  readonly name: string;
  readonly kind: ZoneKind;
  readonly shape: ZoneShape;
  /** The chosen vehicles; null: not by vehicle. */
  readonly vehicleIds: readonly string[] | null;
  /** The trip that it is for; null: not by trip. */
  readonly tripId: string | null;
}

/** The trip that has the vehicle at a sample. */
export interface WatchedTrip {
  readonly id: string;
  readonly from: Date;
  /** Null while the vehicle is out. */
  readonly to: Date | null;
  /** The agreed end. */
  readonly endsAt: Date | null;
  /** Kilometres included; null: unlimited. */
  readonly plannedKm: number | null;
}

/** Of a company and one of its vehicles. */
export interface WatchContext {
  readonly vehicleId: string;
  readonly zones: readonly WatchedZone[];
  readonly rules: AlertRules;
  readonly trips: readonly WatchedTrip[];
  /** The country of a zone that is a country. */
  readonly country: CountryCode;
  /** Of the clocks where the company works. */
  readonly timeZone: string;
}

/** What the watch remembers of a vehicle between two runs; stored as JSON, so moments are texts. */
export interface WatchState {
  readonly tripId: string | null;
  /** Metres since the handover of that trip. */
  readonly driven: number;
  readonly last: { readonly at: string; readonly latitude: number; readonly longitude: number } | null;
  /** Outside all zones to stay in, how many metres at most, and in which other country. */
  readonly left: {
    readonly since: string;
    readonly zone: string;
    readonly metres: number;
    readonly country?: string | null;
  } | null;
  /** Since when it is inside forbidden zones, by their ids. */
  readonly entered: Readonly<Record<string, string>>;
  /** Faster than allowed, and the highest speed. */
  readonly fast: { readonly since: string; readonly top: number } | null;
  /** Moving without a trip, and when it last moved. */
  readonly used: { readonly since: string; readonly moved: string } | null;
  /** Moving at night, and when it last moved. */
  readonly night: { readonly since: string; readonly moved: string } | null;
  /** Standing with the engine on, when that was last seen, and whether it lasted long enough. */
  readonly idle: { readonly since: string; readonly seen: string; readonly isRaised: boolean } | null;
  /** The device has reported the ignition as on, so it is wired to it. */
  readonly hasIgnition: boolean;
  /** Where it was when its ignition went off, how many metres it was moved since, and since when it counts as towed. */
  readonly towed: {
    readonly latitude: number;
    readonly longitude: number;
    readonly metres: number;
    readonly since: string | null;
  } | null;
  /** When the device last gave each alarm. */
  readonly alarms: Readonly<Record<string, string>>;
  /** Harsh manoeuvres of the trip. */
  readonly harsh: number;
}

export const freshState: WatchState = {
  tripId: null,
  driven: 0,
  last: null,
  left: null,
  entered: {},
  fast: null,
  used: null,
  night: null,
  idle: null,
  hasIgnition: false,
  towed: null,
  alarms: {},
  harsh: 0,
};
