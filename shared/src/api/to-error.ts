/** A caught value as an error. Its `message` is what the agent reads, in the language of the page where a call failed. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
