import { limits, type FileKind } from '../contract';
import { shrinkPhoto } from './shrink-photo';

type UploadKind = Exclude<FileKind, 'video'>;

/** The files that each field accepts, on the desk as on the customer's phone. */
export const uploadLimits = {
  image: {
    accept: limits.files.imageTypes,
    maxBytes: limits.files.imageMax,
    photoMaxBytes: limits.files.photoTakenMax,
  },
  document: {
    accept: limits.files.documentTypes,
    maxBytes: limits.files.documentMax,
    photoMaxBytes: limits.files.photoTakenMax,
  },
} as const satisfies Record<UploadKind, object>;

/** The file that is sent. Null where it is still too large. */
export async function prepareUpload(file: File, kind: UploadKind): Promise<File | null> {
  const sent = await shrinkPhoto(file);
  return sent.size > uploadLimits[kind].maxBytes ? null : sent;
}
