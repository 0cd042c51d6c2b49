import { useState } from 'react';
import { isApiError, isCancelled, uploadFile } from '@portal/shared/api';
import { fileEndpoints, type FileKind } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useFailureText } from '../useFailureText';

interface UploadOptions {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends files of a kind to the server and remembers which it sent. A failure is thrown in the agent's words. */
export function useUploader(kind: FileKind) {
  const api = useApi();
  const describe = useFailureText();
  const [sent, setSent] = useState<string | null>(null);
  async function upload(file: File, options: UploadOptions) {
    try {
      const { id, url, thumbnailUrl } = await uploadFile(
        api,
        fileEndpoints.uploadSingle,
        { query: { kind } },
        file,
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
