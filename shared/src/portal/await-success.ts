import { isApiError } from '../api';

/**
 * Waits for a call whose failure is on the screen already, as that of `useMutation` is by its `error`.
 * @returns whether it succeeded
 * @throws what is no answer of the server: a fault of the page
 */
export async function awaitSuccess(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return false;
  }
}
