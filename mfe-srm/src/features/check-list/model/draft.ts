import type { CheckListRecord } from '@portal/shared/contract';
import { readOdometer } from './body';
import { startFromKnown, type KnownDamages } from './known-damages';
import { mapZones, toReturnValues, toFormValues, type CheckListValues, type ZoneState } from './values';
import type { Moment, Zone } from './parts';

export type Signer = 'agent' | 'customer';

/** A check-list on this device. It stays there until the server has all of it. */
export interface Draft {
  readonly values: CheckListValues;
  /** Keys of pictures on this device. What is signed is not changed: a change takes the signatures away. */
  readonly signatures: Readonly<Record<Signer, string | null>>;
  /** Counts changes: what was sent is known by it. */
  readonly revision: number;
  /** Nothing is left to be filled in, and it shall be sent as it is: frozen, where both have signed. */
  readonly isFinished: boolean;
  /** The version that the server's list had when this went on from it, 0 for none; not known of a draft that an older page kept. */
  readonly base?: number | undefined;
  /** What was sent last. Where its answer was lost, the server's list is known by it as this device's own. */
  readonly attempted?: CheckListValues | undefined;
  /** Of a return: somebody has looked, and what was not changed is as it was at handover. */
  readonly isAsHandover?: boolean | undefined;
}

const unsigned = { agent: null, customer: null } as const;

interface Before {
  readonly handover: CheckListRecord;
  readonly known: KnownDamages;
}

/** A return goes on from its handover, a handover from what is known of the vehicle. */
export const createDraft = (record: CheckListRecord, moment: Moment, { handover, known }: Before): Draft => ({
  values: record
    ? toFormValues(record)
    : moment === 'return' && handover
      ? toReturnValues(handover)
      : startFromKnown(known),
  signatures: unsigned,
  revision: 0,
  isFinished: false,
  base: getVersion(record),
});

/** 0 for a list that is not there. */
export const getVersion = (record: CheckListRecord): number => record?.version ?? 0;

export function changed(draft: Draft, change: Partial<CheckListValues>): Draft {
  const values = { ...draft.values, ...change };
  return { ...draft, values, signatures: unsigned, revision: draft.revision + 1, isFinished: false };
}

export const zoneChanged = (draft: Draft, zone: Zone, change: Partial<ZoneState>): Draft =>
  changed(draft, { zones: { ...draft.values.zones, [zone]: { ...draft.values.zones[zone], ...change } } });

/** What became of a photo's file changes nothing of what was written down: signatures stay. */
export function withPhoto(
  draft: Draft,
  key: string,
  became: { fileId: string } | { refused: string },
): Draft {
  const zones = mapZones(draft.values.zones, (state) => ({
    ...state,
    photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...became } : photo)),
  }));
  return { ...draft, values: { ...draft.values, zones } };
}

export const signed = (draft: Draft, signer: Signer, key: string | null): Draft => ({
  ...draft,
  signatures: { ...draft.signatures, [signer]: key },
  isFinished: false,
  revision: draft.revision + 1,
});

export const finished = (draft: Draft, isFinished: boolean): Draft => ({
  ...draft,
  isFinished,
  revision: draft.revision + 1,
});

export const confirmedAsHandover = (draft: Draft): Draft => ({
  ...draft,
  isAsHandover: true,
  revision: draft.revision + 1,
});

export const hasBothSignatures = ({ signatures }: Draft): boolean =>
  signatures.agent !== null && signatures.customer !== null;

/** A half-typed reading is not sent: the server would refuse it. */
export const isReadable = ({ values }: Draft): boolean =>
  values.odometer.trim() === '' || readOdometer(values.odometer) !== undefined;
