import type { Problem } from '@portal/shared/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { isDiskFull, isUnavailable } from './database-errors';
import type { DiskSpace } from './disk-space';
import { StoreUnavailableError } from '../files/store-patience';
import { runForReader } from '../language/reader';
import { AppProblem } from './problem';

const UNAVAILABLE_RETRY = 5;
/** Somebody has to make room first. */
const FULL_RETRY = 60;

/** The one place that turns a failure into an answer: RFC 9457, never a stack or the text of a library. */
export function registerErrors(app: FastifyInstance, disk: DiskSpace): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    disk.note(error);
    return runForReader(request, () => answer(toProblem(error), error, request, reply));
  });
  app.setNotFoundHandler((request, reply) =>
    runForReader(request, () =>
      answer(new AppProblem('not_found', 'There is nothing at this address.'), null, request, reply),
    ),
  );
}

/** Requests that the router cannot read, such as a path with a broken escape. */
export const unreadable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(toProblem(error), error, request, reply);

function toProblem(error: FastifyError): AppProblem {
  if (error instanceof AppProblem) return error;
  if (isDiskFull(error))
    return new AppProblem('unavailable', 'There is no space to save this at the moment. Try again later.', {
      retryAfter: FULL_RETRY,
    });
  if (isUnavailable(error))
    return new AppProblem('unavailable', 'Part of the service is restarting. Try again in a moment.', {
      retryAfter: UNAVAILABLE_RETRY,
    });
  if (error instanceof StoreUnavailableError)
    return new AppProblem('unavailable', 'Files cannot be reached now. Try again in a moment.', {
      retryAfter: UNAVAILABLE_RETRY,
    });
  const status = typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return new AppProblem('payload_too_large', 'This is too large to send.');
  if (status === 415)
    return new AppProblem('unsupported_media_type', 'This kind of content is not accepted here. Send JSON.');
  if (status === 503)
    return new AppProblem('unavailable', 'The server is busy. Try again in a moment.', {
      retryAfter: UNAVAILABLE_RETRY,
    });
  if (status >= 400 && status < 500)
    return new AppProblem('invalid_input', 'The request could not be read.', { status: 400 });
  return new AppProblem(
    'internal',
    'Something went wrong on our side. Try again; if it stays, tell us the request number.',
  );
}

function answer(
  problem: AppProblem,
  cause: Error | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (problem.code === 'internal' || isDiskFull(cause)) request.log.error({ err: cause }, 'request failed');
  else if (problem.status >= 500) request.log.warn({ code: problem.code }, 'request refused');
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    requestId: request.id,
    ...(problem.errors && { errors: [...problem.errors] }),
    ...(problem.existingId !== undefined && { existingId: problem.existingId }),
    ...(problem.taken !== undefined && { taken: problem.taken }),
  };
  reply.header('x-request-id', request.id);
  if (problem.retryAfter !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(problem.retryAfter)));
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(problem.status).type('application/problem+json').send(body);
}
