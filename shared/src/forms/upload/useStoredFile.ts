import { fileEndpoints, type FileReference } from '@portal/shared/contract';
import { useQuery, useT } from '@portal/shared/portal';

interface CurrentFile {
  name: string;
  url?: string;
}

/**
 * Name and picture of the file that a form holds. The record has those of its own file. The server is asked
 * for a file that was sent before a reload. The field itself shows a file that was just sent.
 */
export function useStoredFile(
  value: string | null,
  stored: FileReference | null,
  sent: string | null,
): CurrentFile | undefined {
  const t = useT();
  const isStored = value !== null && value === stored?.id;
  const isNeeded = value !== null && !isStored && value !== sent;
  const { data } = useQuery(fileEndpoints.get, isNeeded ? { query: { fileId: value } } : null, {
    onError: () => undefined,
  });
  if (value === null) return undefined;
  const file = isStored ? stored : data;
  return { name: file?.name ?? t('shared.form.uploadedFile'), url: file?.thumbnailUrl ?? undefined };
}
