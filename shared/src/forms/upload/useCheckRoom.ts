import { ApiError, type ApiClient } from '@portal/shared/api';
import { fileEndpoints, type FileRoom } from '@portal/shared/contract';
import { formatBytes, formatNumber } from '@portal/shared/format';
import { useApi, useCapability, useI18n, useT } from '@portal/shared/portal';
import { createRoomLedger, type RoomLedger } from './room-ledger';

/** Every form of a page fills the same room. */
const ledgers = new WeakMap<ApiClient, RoomLedger>();

function getLedger(api: ApiClient): RoomLedger {
  const ledger = ledgers.get(api) ?? createRoomLedger();
  ledgers.set(api, ledger);
  return ledger;
}

export type RoomCheck = (file: Blob) => Promise<void>;

/**
 * Checks whether the account has room for a file before a byte of it is sent. Files of one batch share an
 * answer. A server that does not say so, or does not answer, is not waited for: it refuses by itself what does
 * not fit.
 * @throws ApiError with a message for the agent where there is no room
 */
export function useCheckRoom(): RoomCheck {
  const api = useApi();
  const t = useT();
  const { locale } = useI18n();
  const isAnnounced = useCapability('file-room');

  // Without the signal of one file: others of the batch wait for the same answer.
  const readRoom = (): Promise<FileRoom | null> => api.call(fileEndpoints.room, {}).catch(() => null);

  return async ({ size }) => {
    const room = isAnnounced ? await getLedger(api).reserve(size, readRoom) : null;
    if (!room) return;
    const refuse = (message: string) =>
      new ApiError(message, { kind: 'input', endpoint: fileEndpoints.uploadSingle.id });
    if (room.files >= room.filesMax)
      throw refuse(t('shared.form.noRoom.files', { max: formatNumber(room.filesMax) }));
    throw refuse(
      t('shared.form.noRoom.bytes', {
        size: formatBytes(size, locale),
        max: formatBytes(room.bytesMax, locale),
        left: formatBytes(Math.max(0, room.bytesMax - room.bytes), locale),
      }),
    );
  };
}
