import { getErrorCode } from '../../errors/get-error-code';

/** What was read, or undefined when the file or folder is missing. */
export async function readIfPresent<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
