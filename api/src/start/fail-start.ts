import { ConfigError } from '../config';
import { DatabaseStartError } from '../database/embedded/database-start-error';
import { StartError } from './databases/start-error';

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Ends the process. Errors that the operator can fix are reported in a sentence; any other is a defect of ours,
 * reported with its stack.
 * @param more further classes of errors that the operator can fix
 */
export function failStart(error: unknown, ...more: readonly ErrorClass[]): never {
  const expected: readonly ErrorClass[] = [ConfigError, StartError, DatabaseStartError, ...more];
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
