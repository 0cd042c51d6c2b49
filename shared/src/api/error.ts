import { failureText } from './failure-words';
import type { FieldError } from '../contract/entities/problem';

/**
 * `http`: the server refused. `offline`: it was not reached. `timeout`: it did not answer in time.
 * `unreadable`: the answer does not match the contract. `cancelled`: the page was left. `input`: the call
 * could not be made (a missing id).
 */
export type ApiErrorKind = 'http' | 'offline' | 'timeout' | 'unreadable' | 'cancelled' | 'input';

interface Details {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  /** The id of the existing record, where `code` says that there is one. */
  readonly existingId?: string | undefined;
  readonly taken?: unknown;
  /** Seconds to wait before another try, when the server said so. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A call that failed. `message` is what the agent reads. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: readonly FieldError[];
  readonly existingId: string | undefined;
  /** The alternatives to a vehicle that is taken, as the server sent them. `tripTaken` reads them. */
  readonly taken: unknown;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.kind = details.kind;
    this.endpoint = details.endpoint;
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.fields = details.fields ?? [];
    this.existingId = details.existingId;
    this.taken = details.taken;
    this.retryAfter = details.retryAfter;
  }
}

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
/** These statuses ask for the same call again, later. */
export const asksToRepeat = (status: number): boolean => [408, 425, 429].includes(status);

/** A refusal of the server, which the same call again would get too. */
export const isRefusal = (error: unknown): error is ApiError => {
  if (!isApiError(error) || error.kind !== 'http') return false;
  const { status = 500 } = error;
  return status < 500 && !asksToRepeat(status);
};

/** The server knows nothing under this id. */
export const isMissing = (error: unknown): error is ApiError => isApiError(error) && error.status === 404;

/** Somebody else has changed the record or its place meanwhile: what the page shows may be out of date. */
export const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

export const isCancelled = (error: unknown): boolean => isApiError(error) && error.kind === 'cancelled';

/** The server does not announce this call, so it is not sent. The page sees the same as a 501 answer. */
export const notOffered = (endpoint: { readonly id: string; readonly failure: string }): ApiError =>
  new ApiError(failureText(endpoint.failure), { kind: 'http', endpoint: endpoint.id, status: 501 });

/** The server has no such call. The page then leaves the feature out without a message. */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 404 || error.status === 501);
