import type { FieldError } from '@portal/shared/contract';

import { AppProblem } from '../plugins/problem';

/** What a report says of a refused row. @throws any error that is not a refusal */
export function toFieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof AppProblem)) throw error;
  return [...(error.errors ?? [{ path: '', message: error.detail }])];
}
