import type { FileKind } from '@portal/shared/contract';

import { fileRules, isImage } from '../../files/file-types';
import { DamagedImageError, reencodeImage } from '../../files/image';
import { isWholePdf, sniff } from '../../files/sniff';
import type { Text } from '../../language/say';
import { AppProblem } from '../../plugins/problem';

export interface Inspected {
  readonly path: string;
  readonly thumbnailPath: string | null;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

const refused = (message: Text) =>
  new AppProblem('unsupported_media_type', message, { errors: [{ path: 'file', message }] });

/** Looks at what was really sent and brings it into the form that is stored. @throws AppProblem when it is not acceptable */
export async function inspect(
  received: { path: string; bytes: number },
  kind: FileKind,
  folder: string,
): Promise<Inspected> {
  const { types, refusal } = fileRules[kind];
  const mimeType = await sniff(received.path);
  if (mimeType === null || !types.includes(mimeType)) throw refused(refusal);
  if (isImage(mimeType)) {
    return reencodeImage(received.path, folder).catch((error: unknown) => {
      if (!(error instanceof DamagedImageError)) throw error;
      throw refused('This picture is damaged, cut off or too large to open. Choose another.');
    });
  }
  if (mimeType === 'application/pdf' && !(await isWholePdf(received.path))) {
    throw refused('This PDF is damaged or cut off. Choose another.');
  }
  return {
    path: received.path,
    thumbnailPath: null,
    mimeType,
    bytes: received.bytes,
    width: null,
    height: null,
  };
}
