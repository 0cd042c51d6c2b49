import { isConnectionLoss } from '../database/connection-loss';

/** The database (or another server of ours) stopping, starting or gone: worth another try in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (!isConnectionLoss(error)) return codeOf(error) === '53300' || codeOf(error) === '08001';
  // A missing file has the same code as a missing socket.
  return (
    codeOf(error) !== 'ENOENT' ||
    (error instanceof Error && 'syscall' in error && error.syscall === 'connect')
  );
}

/** Two transactions stood in each other's way and this one was given up: done anew it will pass. */
export const isLostRace = (error: unknown): boolean => ['40P01', '40001'].includes(String(codeOf(error)));

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';

/** Whether a write met a period that is taken: an exclusion constraint whose name contains `constraint`. */
export const isExclusionViolation = (error: unknown, constraint = ''): boolean =>
  codeOf(error) === '23P01' && constraintOf(error).includes(constraint);

/** Whether a write met a unique constraint whose name contains `constraint`. */
export const isUniqueViolation = (error: unknown, constraint = ''): boolean =>
  codeOf(error) === '23505' && constraintOf(error).includes(constraint);
