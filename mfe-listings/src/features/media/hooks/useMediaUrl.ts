import { fileEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import type { MediaItem } from '../model/media-item';
import { useObjectUrl } from './useObjectUrl';

interface MediaUrl {
  /** Small enough for a tile; undefined while it is not known. */
  readonly url: string | undefined;
  readonly name: string | undefined;
  /** The address did not work: links to files live for minutes only, so a new one is asked for. */
  readonly onError: () => void;
}

/** Where a file can be looked at: on this device, at the address the listing came with, else by asking the server. */
export function useMediaUrl({
  file,
  fileId,
  reference,
}: Pick<MediaItem, 'file' | 'fileId' | 'reference'>): MediaUrl {
  const local = useObjectUrl(file);
  const [broken, setBroken] = useState<string>();
  const known = reference?.thumbnailUrl ?? reference?.url;
  const asked = !file && fileId !== undefined && (known === undefined || known === broken);
  const { data } = useQuery(fileEndpoints.get, asked && fileId ? { query: { fileId } } : null, {
    onError: () => undefined,
  });
  const url = local ?? (asked ? (data?.thumbnailUrl ?? data?.url) : known) ?? undefined;
  return {
    url,
    name: file?.name ?? reference?.name ?? data?.name,
    onError: () => setBroken(known ?? undefined),
  };
}
