import { useState } from 'react';
import { isApiError, isCancelled, uploadFile } from '@portal/shared/api';
import { fileEndpoints, type FileKind } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { useI18n, useMessages } from '@portal/shared/i18n';
import { prepareUpload, uploadLimits } from '@portal/shared/photos';
import { useApi } from '@portal/shared/portal';
import { useFailureText } from '../useFailureText';
import { useCheckRoom } from './useCheckRoom';

interface UploadOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends files of a kind to the server and remembers which it sent. A failure is thrown with a message for the
 * agent.
 */
export function useUploader(kind: Exclude<FileKind, 'video'>) {
  const api = useApi();
  const describe = useFailureText();
  const checkRoom = useCheckRoom();
  const say = useMessages();
  const { locale } = useI18n();
  const [sent, setSent] = useState<string | null>(null);
  async function upload(file: File, options: UploadOptions) {
    const prepared = await prepareUpload(file, kind);
    const max = formatBytes(uploadLimits[kind].maxBytes, locale);
    if (prepared === null) throw new Error(say('validation.fileTooLarge', { max }));
    try {
      await checkRoom(prepared);
      const { id, url, thumbnailUrl } = await uploadFile(
        api,
        fileEndpoints.uploadSingle,
        { query: { kind } },
        prepared,
        options,
      );
      setSent(id);
      return { fileId: id, url: thumbnailUrl ?? url };
    } catch (error) {
      if (!isApiError(error) || isCancelled(error)) throw error;
      const { title, text } = describe(error);
      throw new Error(text ? `${title}. ${text}` : title, { cause: error });
    }
  }
  return { upload, sent };
}
