import { getErrorCode } from '@portal/build/errors/get-error-code.ts';

/**
 * SQL states and system errors which say that the connection is gone or not there yet and the statement did
 * not finish.
 */
const CODES = new Set([
  '57P01', // administrator ended the connection
  '57P02', // crash of another back end
  '57P03', // starting up or shutting down
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED', // written to while it was being closed
  'ERR_STREAM_WRITE_AFTER_END',
  'EPIPE',
  'ENOENT', // the socket's file, while the server is down
]);

/** node-postgres gives no code for these. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/**
 * PgBouncer ends a connection with this state, whatever the reason: it stops, or cannot reach PostgreSQL, or had no
 * connection in time. PostgreSQL itself gives it for faulty messages, which end nothing.
 */
const isEndedByPooler = (error: object): boolean =>
  getErrorCode(error) === '08P01' && 'severity' in error && error.severity === 'FATAL';

/** Checks the shape and not the class: errors of Node's own modules have another `Error` inside Jest. */
export function isConnectionLoss(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (CODES.has(getErrorCode(error))) return true;
  if (isEndedByPooler(error)) return true;
  return 'message' in error && MESSAGES.test(String(error.message));
}
