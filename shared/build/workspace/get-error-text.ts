export const getErrorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
