import { isApiError } from '@portal/shared/api';
import { isRouteErrorResponse } from 'react-router-dom';
import type { HostMessage } from '../messages/useHostMessages';

export type ErrorIllustration = 'not-found' | 'unauthorized' | 'api-down' | 'teapot' | 'oops';

export interface DescribedError {
  readonly title: HostMessage;
  /** A message of the catalogue, or the error's own text. */
  readonly text?: HostMessage;
  readonly message?: string;
  readonly illustration: ErrorIllustration;
  readonly requestId?: string;
}

const pages = {
  404: { title: 'errors.404.title', text: 'errors.404.text', illustration: 'not-found' },
  401: { title: 'errors.401.title', text: 'errors.401.text', illustration: 'unauthorized' },
  503: { title: 'errors.503.title', text: 'errors.503.text', illustration: 'api-down' },
  418: { title: 'errors.418.title', text: 'errors.418.text', illustration: 'teapot' },
} as const satisfies Record<number, DescribedError>;

const isPageStatus = (status: number | undefined): status is keyof typeof pages =>
  status !== undefined && status in pages;

/**
 * Which error page fits an error: chosen by its status, "Oops" where the error has its own text, else
 * unknown.
 */
export function describeError(error: unknown): DescribedError {
  const { status, message, requestId } = read(error);
  const kept = requestId ? { requestId } : {};
  if (isPageStatus(status)) return { ...pages[status], ...kept };
  if (message) return { title: 'errors.other.title', message, illustration: 'oops', ...kept };
  return { title: 'errors.unknown.title', text: 'errors.unknown.text', illustration: 'oops', ...kept };
}

interface Read {
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  readonly requestId?: string | undefined;
}

function read(error: unknown): Read {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: readErrorText(error.data) ?? (error.statusText || undefined) };
  if (isApiError(error)) {
    // A server that cannot be reached counts as down, whatever the reason.
    const status = error.kind === 'offline' || error.kind === 'timeout' ? 503 : error.status;
    return { status, message: error.message, requestId: error.requestId };
  }
  // An Error thrown by the code means nothing to the agent: its text is for the console.
  return {};
}

function readErrorText(data: unknown): string | undefined {
  if (typeof data === 'string' && data.trim() !== '') return data;
  if (typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string')
    return data.detail;
  return undefined;
}
