import { useI18n } from '@portal/shared/portal';
import { useState, type FocusEvent } from 'react';
import { get, type FieldError, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

/** Refusals of the server, as opposed to errors of the form's own rules. */
export const serverError = 'server';

interface ShownErrors<Values extends FieldValues> {
  getText(name: FieldPath<Values>): string | undefined;
  /** For the form's `onBlur`: records which fields were left with something in them. */
  onBlur(event: FocusEvent<HTMLElement>): void;
  /** For the summary of a failed submit. */
  summary(names: readonly FieldPath<Values>[]): Record<string, { message: string }>;
}

/**
 * The errors to show, as text. Before the first submit only those of fields that were left with something in
 * them: the agent may be about to fill an empty one, and a half-typed one is not wrong yet.
 */
export function useShownErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues'>,
): ShownErrors<Values> {
  const i18n = useI18n();
  const { errors, isSubmitted } = form.formState;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const getText = (name: FieldPath<Values>) => {
    const error = get(errors, name) as Partial<FieldError> | undefined;
    if (!error?.message) return undefined;
    if (!isSubmitted && error.type !== serverError && !left.has(name)) return undefined;
    // An empty name is not "too short". A rule that itself says what is needed stays.
    const isPlain = error.type !== serverError && !error.message.endsWith('Required');
    const message = isPlain && form.getValues(name) === '' ? 'validation.required' : error.message;
    return i18n.has(message) ? i18n.t(message) : message;
  };
  const summary = (names: readonly FieldPath<Values>[]) => {
    const shown = isSubmitted ? names.map((name) => [name, { message: getText(name) ?? '' }] as const) : [];
    return Object.fromEntries(shown.filter(([, { message }]) => message));
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (!('name' in target && 'value' in target) || target.value === '') return;
    const { name } = target;
    if (typeof name === 'string' && !left.has(name)) setLeft(new Set([...left, name]));
  };
  return { getText, onBlur, summary };
}
