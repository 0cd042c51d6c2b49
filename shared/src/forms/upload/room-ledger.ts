import { MINUTE, type FileRoom } from '@portal/shared/contract';

/** A batch is checked against one answer. A minute later other devices may have filled the room. */
const FRESH_FOR = MINUTE;

export interface RoomLedger {
  /**
   * Counts a file of this many bytes as stored. Returns null where it fits or nobody knows, else the room in
   * which it does not fit.
   */
  reserve(bytes: number, read: () => Promise<FileRoom | null>): Promise<FileRoom | null>;
}

const fits = ({ bytes, bytesMax, files, filesMax }: FileRoom, size: number): boolean =>
  files < filesMax && bytes + size <= bytesMax;

/**
 * The room for files as the server last told it, less what was sent since, so that a batch of files asks once.
 * Only an answer that was just read refuses a file, because files may have been deleted in the meantime.
 */
export function createRoomLedger(now: () => number = Date.now): RoomLedger {
  let room: FileRoom | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function refresh(read: () => Promise<FileRoom | null>): Promise<void> {
    reading ??= read()
      .then((answer) => {
        room = answer;
        readAt = now();
      })
      .finally(() => (reading = null));
    await reading;
  }
  const take = (size: number): boolean => {
    if (room === null || !fits(room, size)) return false;
    room = { ...room, bytes: room.bytes + size, files: room.files + 1 };
    return true;
  };

  return {
    async reserve(size, read) {
      if (now() - readAt < FRESH_FOR && take(size)) return null;
      await refresh(read);
      return take(size) ? null : room;
    },
  };
}
