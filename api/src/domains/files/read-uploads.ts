import type { FileKind } from '@portal/shared/contract';
import { fileKind, limits } from '@portal/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { fileRules } from '../../files/file-types';
import { say } from '../../language/say';
import { AppProblem } from '../../plugins/problem';
import { watchCaller } from '../../plugins/watch-caller';
import type { Upload } from './service';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

const CUT_OFF = 'The upload was cut off. Try again.';

/**
 * Errors of the multipart reader with a meaning of their own. Any other means that the body was cut off or is
 * malformed.
 */
function explain(error: unknown): unknown {
  if (error instanceof AppProblem) return error;
  const code = getErrorCode(error);
  if (code === 'FST_FILES_LIMIT') {
    return new AppProblem(
      'payload_too_large',
      say('At most {count} files can be sent at once.', { count: limits.fileStorage.perRequest }),
    );
  }
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return new AppProblem('unsupported_media_type', 'Send the file as form data.');
  }
  const fromReader = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'FST_PREMATURE_CLOSE'].includes(code);
  const malformed =
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    MALFORMED.test(String(error.message));
  return fromReader || malformed ? new AppProblem('upload_incomplete', CUT_OFF) : error;
}

/**
 * The rest of a refused upload is read and dropped: a browser shows the answer only after it has sent
 * everything.
 */
function drain({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

const MALFORMED = /multipart|premature|terminated early|end of form|boundary|aborted/i;

/**
 * Passes each file of a multipart request to `store`, in order. A field `kind` before a file says what that
 * file is for, and overrides the query.
 */
export async function readUploads<Stored>(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  defaultKind: FileKind,
  maxFiles: number,
  store: (upload: Upload) => Promise<Stored>,
): Promise<Stored[]> {
  const stored: Stored[] = [];
  const signal = watchCaller(reply);
  // With several files together, the header does not give the size of each one.
  const declaredBytes = maxFiles === 1 ? Number(request.headers['content-length'] ?? 0) : 0;
  let kind = defaultKind;
  try {
    // Larger than the limit of any kind: the service refuses with its own message before the reader
    // truncates.
    const fileSize = fileRules.video.maxBytes + 1;
    for await (const part of request.parts({
      limits: { files: maxFiles, fields: 4, fieldSize: 100, fileSize },
    })) {
      if (part.type === 'field') {
        if (part.fieldname === 'kind' && v.is(fileKind, part.value)) kind = part.value;
        continue;
      }
      stored.push(await store({ stream: part.file, name: part.filename, kind, declaredBytes, signal }));
    }
  } catch (error) {
    drain(request);
    throw explain(error);
  }
  if (stored.length === 0)
    throw new AppProblem('invalid_input', 'Choose a file.', {
      errors: [{ path: 'file', message: 'Choose a file.' }],
    });
  return stored;
}
