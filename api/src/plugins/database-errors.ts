import { isConnectionLoss } from '../database/connection-loss';
import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/** The database is reachable but cannot do it now. */
const BUSY = new Set([
  '53200', // no memory is left
  '53300', // too many connections
  '55P03', // waited too long for a lock
  '57014', // took too long
  '40P01',
  '40001',
]);

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** A disk is full, ours or the database's. Image libraries give the system's text and no code. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.has(getErrorCode(error)) || (error instanceof Error && /no space left on device/i.test(error.message));

/**
 * The database (or another server of ours) is busy, full, stopping, starting or gone: a retry soon makes
 * sense.
 */
export function isUnavailable(error: unknown): boolean {
  if (!isConnectionLoss(error)) return BUSY.has(getErrorCode(error));
  // A missing file has the same code as a missing socket.
  return getErrorCode(error) !== 'ENOENT' || (error as NodeJS.ErrnoException).syscall === 'connect';
}

/** Two transactions conflicted and this one was rolled back: a repeat will pass. */
export const isLostRace = (error: unknown): boolean => ['40P01', '40001'].includes(getErrorCode(error));

const getConstraint = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';

/** Whether a write met a taken period: an exclusion constraint whose name contains `constraint`. */
export const isExclusionViolation = (error: unknown, constraint = ''): boolean =>
  getErrorCode(error) === '23P01' && getConstraint(error).includes(constraint);

/** Whether a write met a unique constraint whose name contains `constraint`. */
export const isUniqueViolation = (error: unknown, constraint = ''): boolean =>
  getErrorCode(error) === '23505' && getConstraint(error).includes(constraint);
