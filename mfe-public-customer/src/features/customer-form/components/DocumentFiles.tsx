import type { ApiClient } from '@portal/shared/api';
import { limits } from '@portal/shared/contract';
import type { Uploads } from '@portal/shared/forms/upload';
import { uploadLimits } from '@portal/shared/photos';
import { FileField } from '@portal/shared/ui/upload';
import { useState } from 'react';
import { useSendFile } from '../hooks/useSendFile';

interface DocumentFilesProps {
  readonly api: ApiClient;
  readonly name: string;
  /** The names of the first file, and of each after it. */
  readonly first: string;
  readonly more: string;
  /** A first file must be added. */
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly fileIds: readonly string[];
  readonly onChange: (fileIds: readonly string[]) => void;
  readonly onUploading: Uploads['onUploading'];
}

interface Slot {
  readonly key: number;
  readonly fileId: string | null;
}

/** One after the other: each file makes room for another, up to the limit. */
export function DocumentFiles({
  api,
  name,
  first,
  more,
  isRequired,
  error,
  fileIds,
  onChange,
  onUploading,
}: DocumentFilesProps) {
  const upload = useSendFile(api, 'document');
  const [slots, setSlots] = useState<readonly Slot[]>(() =>
    withRoom(fileIds.map((fileId, key) => ({ key, fileId }))),
  );

  function put(key: number, fileId: string | null) {
    const next = slots
      .map((slot) => (slot.key === key ? { ...slot, fileId } : slot))
      .filter((slot) => slot.fileId !== null || slot.key === key);
    const kept = withRoom(next);
    setSlots(kept);
    onChange(kept.flatMap((slot) => slot.fileId ?? []));
  }

  return slots.map(({ key, fileId }, index) => (
    <FileField
      key={key}
      name={index === 0 ? name : undefined}
      label={index === 0 ? first : more}
      optional={!isRequired || index > 0}
      {...uploadLimits.document}
      camera="environment"
      upload={upload}
      error={index === 0 ? error : undefined}
      value={fileId}
      onChange={(next) => put(key, next)}
      onUploading={(...ended) => onUploading(`${name}-${key}`, ...ended)}
    />
  ));
}

/** The slots, with an empty one at the end while another file may be added. */
function withRoom(slots: readonly Slot[]): readonly Slot[] {
  const isFull = slots.length >= limits.customer.documentsMax;
  if (isFull || slots.some(({ fileId }) => fileId === null)) return slots;
  return [...slots, { key: Math.max(-1, ...slots.map(({ key }) => key)) + 1, fileId: null }];
}
