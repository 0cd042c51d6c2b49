/** The `code` of a system or database error, or ''. Not by `instanceof`: an error may come from another realm. */
export const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code ?? '') : '';
