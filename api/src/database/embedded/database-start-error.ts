import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/** A reason the database cannot run, as one sentence for the person at the terminal. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

const REASONS: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `There is no room left on the disk that holds ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  EACCES: (path) => `${path} cannot be written by this user: set DATA_DIR to a folder that can be.`,
  EPERM: (path) => `${path} cannot be changed by this user: set DATA_DIR to a folder that can be.`,
};

/** Turns an error of the file system into a sentence; anything else passes through. */
export function explainFileError(error: unknown, path: string): Error {
  const reason = REASONS[getErrorCode(error)];
  if (reason) return new DatabaseStartError(reason(path), { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
