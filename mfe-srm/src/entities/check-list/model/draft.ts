import type { CheckListRecord } from '@portal/shared/contract';
import { readOdometer } from './body';
import { startFromKnown, type KnownDamages } from './known-damages';
import { mapZones, toReturnValues, toFormValues, type CheckListValues, type ZoneState } from './values';
import type { Moment, Zone } from './equipment';

export type Signer = 'agent' | 'customer';

/** A checklist on this device. It stays there until the server has all of it. */
export interface Draft {
  readonly values: CheckListValues;
  /** Keys of pictures on this device. A signed list does not change: a change removes the signatures. */
  readonly signatures: Readonly<Record<Signer, string | null>>;
  /** Counts changes, and so identifies what was sent. */
  readonly revision: number;
  /** It is complete, and is to be sent as it is; frozen if both have signed. */
  readonly isFinished: boolean;
  /**
   * The version of the server's list that this started from, 0 for none; unknown in a draft of an older
   * release.
   */
  readonly base?: number | undefined;
  /** What was sent last. If its answer was lost, this identifies the server's list as this device's own. */
  readonly attempted?: CheckListValues | undefined;
  /** For a return: somebody has checked, and everything unchanged is as at handover. */
  readonly isAsHandover?: boolean | undefined;
}

const unsigned = { agent: null, customer: null } as const;

interface Before {
  readonly handover: CheckListRecord;
  readonly known: KnownDamages;
  readonly startsFrom?: CheckListValues | null;
}

/** A return starts from its handover, a handover from the known damage of the vehicle. */
export const createDraft = (
  record: CheckListRecord,
  moment: Moment,
  { handover, known, startsFrom }: Before,
): Draft => ({
  values: record
    ? toFormValues(record)
    : startsFrom
      ? startsFrom
      : moment === 'return' && handover
        ? toReturnValues(handover)
        : startFromKnown(known),
  signatures: unsigned,
  revision: 0,
  isFinished: false,
  base: getVersion(record),
});

/** 0 if there is no list. */
export const getVersion = (record: CheckListRecord): number => record?.version ?? 0;

export function changeDraft(draft: Draft, change: Partial<CheckListValues>): Draft {
  const values = { ...draft.values, ...change };
  return { ...draft, values, signatures: unsigned, revision: draft.revision + 1, isFinished: false };
}

export const changeZone = (draft: Draft, zone: Zone, change: Partial<ZoneState>): Draft =>
  changeDraft(draft, {
    zones: { ...draft.values.zones, [zone]: { ...draft.values.zones[zone], ...change } },
  });

/** The upload of a photo does not change the content, so signatures stay. */
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

export const signDraft = (draft: Draft, signer: Signer, key: string | null): Draft => ({
  ...draft,
  signatures: { ...draft.signatures, [signer]: key },
  isFinished: false,
  revision: draft.revision + 1,
});

export const finishDraft = (draft: Draft, isFinished: boolean): Draft => ({
  ...draft,
  isFinished,
  revision: draft.revision + 1,
});

export const confirmHandoverState = (draft: Draft): Draft => ({
  ...draft,
  isAsHandover: true,
  revision: draft.revision + 1,
});

export const hasBothSignatures = ({ signatures }: Draft): boolean =>
  signatures.agent !== null && signatures.customer !== null;

/** A half-typed reading is not sent: the server would refuse it. */
export const isReadable = ({ values }: Draft): boolean =>
  values.odometer.trim() === '' || readOdometer(values.odometer) !== undefined;
