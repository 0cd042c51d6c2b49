import { ApiError, isCancelled } from '@portal/shared/api';
import { fileEndpoints, type FileRoom } from '@portal/shared/contract';
import { formatBytes, formatNumber } from '@portal/shared/format';
import { useApi, useCapability, useI18n, useT } from '@portal/shared/portal';

/**
 * Checks whether the account has room for a file before a byte of it is sent. A server that does not say so,
 * or does not answer, is not waited for: it refuses by itself what does not fit.
 * @throws ApiError with a message for the agent where there is no room
 */
export function useRoomCheck(): (file: File, signal: AbortSignal) => Promise<void> {
  const api = useApi();
  const t = useT();
  const { locale } = useI18n();
  const isTold = useCapability('file-room');

  async function readRoom(signal: AbortSignal): Promise<FileRoom | null> {
    try {
      return await api.call(fileEndpoints.room, {}, { signal });
    } catch (error) {
      if (isCancelled(error)) throw error;
      return null;
    }
  }

  return async ({ size }, signal) => {
    const room = isTold ? await readRoom(signal) : null;
    if (!room) return;
    const refuse = (message: string) =>
      new ApiError(message, { kind: 'input', endpoint: fileEndpoints.uploadSingle.id });
    if (room.files >= room.filesMax)
      throw refuse(t('shared.form.noRoom.files', { max: formatNumber(room.filesMax) }));
    const left = Math.max(0, room.bytesMax - room.bytes);
    if (size > left)
      throw refuse(
        t('shared.form.noRoom.bytes', {
          size: formatBytes(size, locale),
          max: formatBytes(room.bytesMax, locale),
          left: formatBytes(left, locale),
        }),
      );
  };
}
