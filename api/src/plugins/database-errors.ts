/** PostgreSQL stopping, starting or gone; what the socket says meanwhile. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const unavailable = new Set(['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
/** pg reports these without a code. */
const lostConnection = /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (lostConnection.test(error.message)) return true;
  if (!('code' in error) || typeof error.code !== 'string' || !unavailable.has(error.code)) return false;
  // A missing file has the same code as a missing socket.
  return error.code !== 'ENOENT' || ('syscall' in error && error.syscall === 'connect');
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const constraintOf = (error: unknown): unknown => (error instanceof Error && 'constraint' in error ? error.constraint : undefined);

/** Whether a write met a unique constraint, of this name (or part of it) when given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === '23505' && (constraint === undefined || String(constraintOf(error)).includes(constraint));
}
