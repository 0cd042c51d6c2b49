import type { CheckListRecord } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { listReferences } from '../../files';
import { listPhotos, type StoredCheckList } from './store';

/** A checklist with links to its photos and signatures. */
export async function toCheckListRecord(deps: Deps, row: StoredCheckList): Promise<CheckListRecord> {
  const photos = await listPhotos(deps.db, row);
  const files = await listReferences(deps, [
    ...photos.map(({ fileId }) => fileId),
    row.agentSignature,
    row.customerSignature,
  ]);
  const file = (id: string | null) => (id === null ? null : (files.get(id) ?? null));
  return {
    checkListId: row.id,
    vehicleId: row.vehicleId,
    bookingId: row.tripId,
    moment: row.moment,
    odometer: row.odometer,
    fuelEighths: row.fuelEighths,
    cleanliness: row.cleanliness,
    spareWheel: row.spareWheel,
    jack: row.jack,
    triangle: row.triangle,
    firstAidKit: row.firstAidKit,
    registrationCard: row.registrationCard,
    tollTag: row.tollTag,
    keysCount: row.keysCount,
    zones: row.zones.map((zone) => ({
      ...zone,
      photos: photos.flatMap((photo) => (photo.zone === zone.zone ? (files.get(photo.fileId) ?? []) : [])),
    })),
    assumed: row.assumed,
    agentSignature: file(row.agentSignature),
    customerSignature: file(row.customerSignature),
    signedAt: row.signedAt?.toISOString() ?? null,
    version: row.version,
  };
}
