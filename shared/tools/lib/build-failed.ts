import { Refusal, getErrorText } from './say';

/** @throws Refusal with what webpack or esbuild said */
export function buildFailed(error: unknown): never {
  throw new Refusal(`The build failed.\n${getErrorText(error)}`);
}
