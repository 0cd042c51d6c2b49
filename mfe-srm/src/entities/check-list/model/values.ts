import {
  checkListZones,
  cleanlinessGrades,
  zoneConditions,
  type CheckListRecord,
  type FileReference,
} from '@portal/shared/contract';
import { equipment, type Condition, type Equipment, type Grade, type Zone } from './equipment';

export interface Photo {
  /** Of the file on this device until it is sent; then of the server's. */
  readonly key: string;
  /** Null while it waits to be sent. */
  readonly fileId: string | null;
  readonly url?: string | undefined;
  /** Why the server refuses it: it will not be sent again. */
  readonly refused?: string | undefined;
}
export interface ZoneState {
  readonly condition: Condition;
  readonly note: string;
  readonly photos: readonly Photo[];
}
/** A checklist in the form; null means not checked yet. */
export interface CheckListValues {
  readonly odometer: string;
  readonly fuelEighths: number | null;
  readonly cleanliness: Grade | null;
  readonly equipment: Readonly<Record<Equipment, boolean | null>>;
  readonly keysCount: number | null;
  readonly zones: Readonly<Record<Zone, ZoneState>>;
}
type SentRecord = NonNullable<CheckListRecord>;

export const untouched: ZoneState = { condition: 'none', note: '', photos: [] };

const known = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((one) => one === value) ?? null;

export function toPhoto(file: FileReference | string): Photo {
  if (typeof file === 'string') return { key: file, fileId: file };
  return { key: file.id, fileId: file.id, url: file.thumbnailUrl ?? file.url ?? undefined };
}

type Zones = CheckListValues['zones'];
export const mapZones = (zones: Zones, change: (state: ZoneState) => ZoneState): Zones =>
  Object.fromEntries(checkListZones.map((zone) => [zone, change(zones[zone])])) as unknown as Zones;

function toZones(record: CheckListRecord): Zones {
  const zones = Object.fromEntries(checkListZones.map((zone) => [zone, untouched])) as Record<
    Zone,
    ZoneState
  >;
  for (const { zone, condition, note, photos } of record?.zones ?? []) {
    const name = known(checkListZones, zone);
    if (name)
      zones[name] = {
        condition: known(zoneConditions, condition) ?? 'none',
        note: note ?? '',
        photos: (photos ?? []).map(toPhoto),
      };
  }
  return zones;
}

export const toFormValues = (record: CheckListRecord): CheckListValues => ({
  odometer: typeof record?.odometer === 'number' ? String(record.odometer) : '',
  fuelEighths: record?.fuelEighths ?? null,
  cleanliness: known(cleanlinessGrades, record?.cleanliness),
  equipment: Object.fromEntries(equipment.map((item) => [item, record?.[item] ?? null])) as Record<
    Equipment,
    boolean | null
  >,
  keysCount: record?.keysCount ?? null,
  zones: toZones(record),
});

/**
 * A return starts from the state at handover: changes here are new. Photos stay with the handover; kilometres
 * and fuel are read again.
 */
export function toReturnValues(handover: CheckListRecord): CheckListValues {
  return {
    ...toFormValues(handover),
    odometer: '',
    fuelEighths: null,
    zones: mapZones(toZones(handover), (state) => ({ ...state, photos: [] })),
  };
}

export const isSigned = (record: CheckListRecord): record is SentRecord => Boolean(record?.signedAt);
export const isDamaged = ({ condition, note, photos }: ZoneState): boolean =>
  condition !== 'none' || note !== '' || photos.length > 0;
export const allPhotos = (values: CheckListValues): Photo[] =>
  Object.values(values.zones).flatMap(({ photos }) => photos);
