import { isApiError } from '@portal/shared/api';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { serverError } from './useShownErrors';

/**
 * Shows the server's refusals at their fields.
 * @returns whether every refusal found its field; else the form must show the rest itself
 */
export function applyFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  names: readonly FieldPath<Values>[],
  /** Fields that have another name in the call than in the form. */
  aliases: Readonly<Record<string, FieldPath<Values>>> = {},
): boolean {
  if (!isApiError(error) || error.fields.length === 0) return false;
  let placed = 0;
  for (const { path: sent, message } of error.fields) {
    const path = aliases[sent] ?? sent;
    const name =
      names.find((known) => path === known || path.startsWith(`${known}.`)) ??
      names.find((known) => known.startsWith(`${path}.`));
    if (!name) continue;
    form.setError(name, { type: serverError, message });
    placed += 1;
  }
  return placed === error.fields.length;
}
