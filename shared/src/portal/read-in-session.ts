import { ApiError, isApiError } from '../api';
import type { SessionStore } from './session-store';

/**
 * Reads, and handles a 401 before it is shown. If the session was renewed, it reads again. If the session is
 * over, the page is about to be left and shows nothing.
 */
export async function readInSession<Result>(
  session: Pick<SessionStore, 'verify'>,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    const verdict = await session.verify();
    if (verdict === 'renewed') return read();
    if (verdict === 'unchanged') throw error;
    throw new ApiError(error.message, { kind: 'cancelled', endpoint: error.endpoint, cause: error });
  }
}
