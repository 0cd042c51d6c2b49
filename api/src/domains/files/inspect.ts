import { limits, type FileKind } from '@portal/shared/contract';

import { fileRules, isImage } from '../../files/file-types';
import { DamagedImageError, reencodeImage, TooManyPixelsError, type PictureCaller } from '../../files/image';
import { isWholePdf, sniff } from '../../files/sniff';
import { say, type Text } from '../../language/say';
import { AppProblem } from '../../plugins/problem';
import { toQueueProblem } from '../../plugins/queue-problem';

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

function explainPicture(error: unknown): unknown {
  if (error instanceof DamagedImageError)
    return refused('This picture is damaged, cut off or too large to open. Choose another.');
  if (error instanceof TooManyPixelsError)
    return refused(
      say('This picture has more than {limit} megapixels. Choose a smaller one.', {
        limit: Math.floor(limits.files.pixelsMax / 1_000_000),
      }),
    );
  return toQueueProblem(error, 'Many pictures are being stored now. Try again in a moment.') ?? error;
}

/**
 * Checks what was really sent and converts it to the form that is stored.
 * @throws AppProblem when it is not acceptable
 */
export async function inspect(
  received: { path: string; bytes: number },
  kind: FileKind,
  folder: string,
  caller: PictureCaller,
): Promise<Inspected> {
  const { types, refusal } = fileRules[kind];
  const mimeType = await sniff(received.path);
  if (mimeType === null || !types.includes(mimeType)) throw refused(refusal);
  if (isImage(mimeType)) {
    return reencodeImage(received.path, folder, caller).catch((error: unknown) => {
      throw explainPicture(error);
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
