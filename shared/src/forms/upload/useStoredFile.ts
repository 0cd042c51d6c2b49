import { fileEndpoints, type FileReference } from '@portal/shared/contract';
import { useQuery, useT } from '@portal/shared/portal';

interface CurrentFile {
  name: string;
  url?: string;
}

/**
 * Name and picture of the file a form holds. Of a record's own file the record tells them; of one that was sent before a reload the
 * server is asked; one that was sent just now the field itself shows.
 */
export function useStoredFile(
  value: string | null,
  stored: FileReference | null,
  sent: string | null,
): CurrentFile | undefined {
  const t = useT();
  const isStored = value !== null && value === stored?.id;
  const asked = value !== null && !isStored && value !== sent;
  const { data } = useQuery(fileEndpoints.get, asked ? { query: { fileId: value } } : null, {
    onError: () => undefined,
  });
  if (value === null) return undefined;
  const file = isStored ? stored : data;
  return { name: file?.name ?? t('shared.form.uploadedFile'), url: file?.thumbnailUrl ?? undefined };
}
