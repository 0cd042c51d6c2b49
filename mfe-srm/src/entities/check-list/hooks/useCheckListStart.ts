import { isMissing, type ApiError } from '@portal/shared/api';
import { srmCheckListEndpoints, srmDamageEndpoints, type CheckListRecord } from '@portal/shared/contract';
import { useQuery, useSession } from '@portal/shared/portal';
import { useEffect, useState } from 'react';
import type { CheckListKey } from '../model/body';
import { createDraft, type Draft } from '../model/draft';
import { getStoreKey } from '../model/get-store-key';
import { groupKnownDamages, type KnownDamages } from '../model/known-damages';
import { allPhotos, isSigned, type CheckListValues } from '../model/values';
import { DeviceFiles } from '../store/device-files';
import { deviceStore } from '../store/device-store';

interface OnDevice {
  readonly draft: Draft | null;
  readonly files: DeviceFiles;
}
export interface OpenCheckList {
  readonly state: 'open';
  readonly draft: Draft;
  readonly files: DeviceFiles;
  readonly storeKey: string;
  /** An earlier visit could not send all of it. */
  readonly isUnsent: boolean;
  readonly handover: CheckListRecord;
  /** The known damage of the vehicle; empty if the server does not say. */
  readonly known: KnownDamages;
}
type Start =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'signed'; readonly record: CheckListRecord }
  | OpenCheckList;

const once = { revalidateOnFocus: false, revalidateOnMount: true, onError: () => undefined } as const;

const belongsTo = (record: NonNullable<CheckListRecord>, bookingId: string, moment: string) =>
  (record.bookingId ?? bookingId) === bookingId && (record.moment ?? moment) === moment;

async function readDevice(key: string): Promise<OnDevice> {
  const files = new DeviceFiles();
  const draft = await deviceStore.readDraft(key);
  if (draft) {
    const { agent, customer } = draft.signatures;
    const kept = [...allPhotos(draft.values).map((photo) => photo.key), agent, customer];
    await files.load(kept.filter((file) => file !== null));
  }
  return { draft, files };
}

/**
 * The initial content of a checklist: what is unsent on this device, else the server's list, else what is known
 * of the vehicle.
 * @param startsFrom the list that the agent saw before they chose to change it
 */
export function useCheckListStart(
  { vehicleId, bookingId, moment }: CheckListKey,
  startsFrom: CheckListValues | null,
): readonly [Start, () => void] {
  const userId = useSession()?.userId ?? '';
  const storeKey = getStoreKey(userId, { vehicleId, bookingId, moment });
  const [device, setDevice] = useState<{ key: string; on: OnDevice } | null>(null);
  const get = srmCheckListEndpoints.get;
  const own = useQuery(get, { query: { vehicleId, bookingId, moment } }, once);
  const isReturn = moment === 'return';
  const before = useQuery(
    get,
    isReturn ? { query: { vehicleId, bookingId, moment: 'handover' } } : null,
    once,
  );
  const damages = useQuery(srmDamageEndpoints.list, { query: { vehicleId } }, once);
  useEffect(() => {
    let isHere = true;
    void deviceStore.removeOld().catch(() => undefined);
    readDevice(storeKey)
      .catch((error: unknown) => {
        console.warn('This device keeps no checklists', error);
        return { draft: null, files: new DeviceFiles() };
      })
      .then((on) => isHere && setDevice({ key: storeKey, on }));
    return () => {
      isHere = false;
    };
  }, [storeKey]);
  const retry = () => {
    void own.refresh();
    if (isReturn) void before.refresh();
  };
  // A server that stores checklists by vehicle alone answers with the newest one of any trip.
  const filterTripRecord = (record: CheckListRecord | undefined, listMoment: CheckListKey['moment']) =>
    record && belongsTo(record, bookingId, listMoment) ? record : null;
  return [getStart(), retry];

  function getStart(): Start {
    const ownRecord = filterTripRecord(own.data, moment);
    if (isSigned(ownRecord)) return { state: 'signed', record: ownRecord };
    if (device?.key !== storeKey) return { state: 'loading' };
    const { draft, files } = device.on;
    const handover = filterTripRecord(before.data, 'handover');
    const known = groupKnownDamages(damages.data?.list ?? []);
    if (draft) return { state: 'open', draft, files, storeKey, isUnsent: true, handover, known };
    const error = [own.error, before.error].find((one) => one && !isMissing(one));
    if (error) return { state: 'failed', error };
    const isRead = own.data !== undefined || isMissing(own.error);
    const isBeforeRead = !isReturn || before.data !== undefined || isMissing(before.error);
    // A list can be filled in without them, so a failure to load them does not block it.
    const areDamagesRead = damages.data !== undefined || damages.error !== undefined;
    if (!isRead || !isBeforeRead || !areDamagesRead || own.isRefreshing) return { state: 'loading' };
    return {
      state: 'open',
      files,
      storeKey,
      isUnsent: false,
      handover,
      known,
      draft: createDraft(ownRecord, moment, { handover, known, startsFrom }),
    };
  }
}
