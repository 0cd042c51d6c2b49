import { compileMessage } from '@lingui/message-utils/compileMessage';

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Compiles a message of ICU once, however often it is used. */
export const compileCached: typeof compileMessage = (text) => {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
};
