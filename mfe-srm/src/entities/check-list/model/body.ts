import { readPlainNumber } from '@portal/shared/contract';
import type { createCheckListBody } from '@portal/shared/contract';
import {
  assumedValues,
  checkListZones,
  type AssumedValues,
  type CheckListRecord,
} from '@portal/shared/contract';
import * as v from 'valibot';
import { equipment, type Moment } from './equipment';
import type { CheckListValues } from './values';

export interface CheckListKey {
  readonly vehicleId: string;
  readonly bookingId: string;
  readonly moment: Moment;
}
export type Signatures = Readonly<Record<'agent' | 'customer', string | null>>;
type Body = v.InferInput<typeof createCheckListBody>;

/** `12,500` as a number; undefined if it is not a reading. */
export function readOdometer(text: string): number | undefined {
  const plain = readPlainNumber(text);
  return /^\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}

/** The body for the server: photos by their ids, without those that wait or were refused. */
export function toBody(listKey: CheckListKey, values: CheckListValues, signatures?: Signatures): Body {
  const { cleanliness, fuelEighths, keysCount } = values;
  const checked = equipment.map((item) => [item, values.equipment[item]] as const);
  return {
    vehicleId: listKey.vehicleId,
    bookingId: listKey.bookingId,
    moment: listKey.moment,
    odometer: readOdometer(values.odometer),
    ...(fuelEighths === null ? {} : { fuelEighths }),
    ...(cleanliness === null ? {} : { cleanliness }),
    ...(keysCount === null ? {} : { keysCount }),
    ...Object.fromEntries(checked.filter(([, is]) => is !== null)),
    zones: checkListZones.map((zone) => {
      const { condition, note, photos } = values.zones[zone];
      return { zone, condition, note: note.trim(), photos: photos.flatMap(({ fileId }) => fileId ?? []) };
    }),
    ...(signatures?.agent && signatures.customer
      ? { agentSignature: signatures.agent, customerSignature: signatures.customer }
      : {}),
  };
}

/** Whether two lists have the same content; unsent photos count as missing. */
export const isSameCheckList = (
  listKey: CheckListKey,
  one: CheckListValues,
  other: CheckListValues,
): boolean => JSON.stringify(toBody(listKey, one)) === JSON.stringify(toBody(listKey, other));

export const recordId = (record: CheckListRecord): string | undefined => record?.checkListId ?? undefined;

/** What nobody read again, as it is sent with the list. */
export function readAssumed(record: CheckListRecord): { readonly assumed?: AssumedValues } {
  const read = v.safeParse(assumedValues, record?.assumed);
  return read.success ? { assumed: read.output } : {};
}
