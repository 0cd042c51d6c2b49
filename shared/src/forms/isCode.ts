import { isApiError } from '@portal/shared/api';
import type { ProblemCode } from '@portal/shared/contract';

/** Whether a call was refused for one of these reasons. */
export const isCode = (error: unknown, ...codes: ProblemCode[]): boolean =>
  isApiError(error) && codes.some((code) => code === error.code);
