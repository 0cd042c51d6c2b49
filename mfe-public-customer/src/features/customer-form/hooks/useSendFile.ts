import { isApiError, isCancelled, uploadFile, type ApiClient, type ApiError } from '@portal/shared/api';
import { fileEndpoints, type FileKind } from '@portal/shared/contract';
import { formatBytes } from '@portal/shared/format';
import { useI18n, useMessages } from '@portal/shared/i18n';
import { prepareUpload, uploadLimits } from '@portal/shared/photos';
import type { Upload } from '@portal/shared/ui/upload';
import { useDocumentsText } from '../../../messages/useDocumentsText';

/** Sends one file with the link's token; a photo is first made small enough for a slow network. */
export function useSendFile(api: ApiClient, kind: Exclude<FileKind, 'video'>): Upload {
  const t = useDocumentsText();
  const say = useMessages();
  const { locale } = useI18n();
  return async (file, options) => {
    const sent = await prepareUpload(file, kind);
    if (sent === null) throw new Error(tooLarge());
    try {
      const { id } = await uploadFile(api, fileEndpoints.uploadSingle, { query: { kind } }, sent, options);
      return { fileId: id };
    } catch (error) {
      if (!isApiError(error) || isCancelled(error)) throw error;
      throw new Error(wordsFor(error), { cause: error });
    }
  };

  function tooLarge(): string {
    return say('validation.fileTooLarge', { max: formatBytes(uploadLimits[kind].maxBytes, locale) });
  }

  function wordsFor({ kind: failureKind, status, message }: ApiError): string {
    if (failureKind === 'offline' || failureKind === 'timeout') return say('ui.file.failed');
    if (status === 429) return t('customer.file.tooMany');
    // The company has no room left: how much it has is not the customer's business, so nobody asks before.
    if (status === 409) return message;
    if (status === 415) return say('validation.fileType');
    if (status === 413) return tooLarge();
    return say('ui.file.failed');
  }
}
