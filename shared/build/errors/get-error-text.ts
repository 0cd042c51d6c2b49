/**
 * What a caught value says, as one text. An `AggregateError` of a connection has no message, only a name. Of an object
 * that is no error nothing is printed: it may hold personal data, or itself.
 */
export const getErrorText = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
