import { fileEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import type { MediaItem } from '../model/media-item';
import { useObjectUrl } from './useObjectUrl';

interface MediaUrl {
  /** Small enough for a tile; undefined while unknown. */
  readonly url: string | undefined;
  readonly name: string | undefined;
  /** The address failed: links to files live for minutes, so a new one is requested. */
  readonly onError: () => void;
}

/** Where a file can be viewed: on this device, at the listing's address for it, else from the server. */
export function useMediaUrl({
  file,
  fileId,
  reference,
}: Pick<MediaItem, 'file' | 'fileId' | 'reference'>): MediaUrl {
  const local = useObjectUrl(file);
  const [broken, setBroken] = useState<string>();
  const known = reference?.thumbnailUrl ?? reference?.url;
  const isNeeded = !file && fileId !== undefined && (known === undefined || known === broken);
  const { data } = useQuery(fileEndpoints.get, isNeeded && fileId ? { query: { fileId } } : null, {
    onError: () => undefined,
  });
  const url = local ?? (isNeeded ? (data?.thumbnailUrl ?? data?.url) : known) ?? undefined;
  return {
    url,
    name: file?.name ?? reference?.name ?? data?.name,
    onError: () => setBroken(known ?? undefined),
  };
}
