import type { FileKind, FileReference } from '@portal/shared/contract';

/** The three lists of files that a listing has. */
export const mediaLists = ['vehiclePhotos', 'vehicleVideos', 'commercialLicenses'] as const;
export type MediaList = (typeof mediaLists)[number];

export const kindOfList = {
  vehiclePhotos: 'image',
  vehicleVideos: 'video',
  commercialLicenses: 'document',
} as const satisfies Record<MediaList, FileKind>;

/** `paused` waits for the connection and resumes by itself; `refused` waits for the agent. */
export type MediaStatus = 'waiting' | 'sending' | 'paused' | 'refused' | 'stored';

export interface MediaItem {
  /** Stays the same while the file behind it is sent, cropped or sent again. */
  readonly key: string;
  readonly list: MediaList;
  readonly status: MediaStatus;
  /** On this device; a file stored earlier has none. */
  readonly file?: File | undefined;
  readonly fileId?: string | undefined;
  readonly reference?: FileReference | undefined;
  /** From 0 to 1, of bytes sent. */
  readonly share: number;
  /** Why it was refused, as text for the agent. */
  readonly problem?: string | undefined;
}

export const filterByList = (items: readonly MediaItem[], list: MediaList): readonly MediaItem[] =>
  items.filter((item) => item.list === list);

/** The part of a list that goes into the form: the files that the server has, in order. */
export const readStoredIds = (items: readonly MediaItem[], list: MediaList): string[] =>
  filterByList(items, list).flatMap(({ fileId }) => (fileId ? [fileId] : []));

const underWay: readonly MediaStatus[] = ['waiting', 'sending', 'paused'];
export const isUnderWay = ({ status }: MediaItem): boolean => underWay.includes(status);
export const isRefused = ({ status }: MediaItem): boolean => status === 'refused';

/** The items with the one at `key` moved to the place of the one at `target`, both of one list. */
export function moveItem(items: readonly MediaItem[], key: string, target: string): readonly MediaItem[] {
  const from = items.findIndex((item) => item.key === key);
  const to = items.findIndex((item) => item.key === target);
  const item = items[from];
  if (!item || to < 0 || item.list !== items[to]?.list) return items;
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
