import type { ApiError } from '@portal/shared/api';
import type { FocusEventHandler, ReactNode } from 'react';

/** What both frames around an agreement's form need from it. */
export interface FrameProps {
  form: { readonly formState: { isDirty: boolean; isSubmitting: boolean; submitCount: number } };
  errors: { onBlur: FocusEventHandler<HTMLElement> };
  summary: Record<string, { message: string }>;
  failure: ApiError | null;
  /** @returns whether it was saved */
  submit: () => Promise<boolean>;
  discard: () => void;
  children: ReactNode;
}
