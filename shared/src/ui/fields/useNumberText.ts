import { useEffect, type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'inputMode' | 'onChange' | 'onBlur' | 'onKeyDown'>;

/** A file of its own: most first views have no field for numbers. */
let rules: typeof import('./numberText') | null = null;
const loadRules = () =>
  import(/* webpackChunkName: "number-text" */ './numberText').then(
    (loaded) => {
      rules = loaded;
    },
    // Without them numbers are typed as the rules of the form ask for them.
    () => undefined,
  );

/** What a box for numbers does besides: numbers are taken as people write and paste them, and the form is told plain ones. */
export function useNumberText({ inputMode, onChange, onBlur, onKeyDown }: InputProps): InputProps {
  const isNumber = inputMode === 'decimal' || inputMode === 'numeric';
  useEffect(() => {
    if (isNumber && !rules) void loadRules();
  }, [isNumber]);
  if (!isNumber) return {};
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      rules?.takeTyped(event);
      onChange?.(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      rules?.settle(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Enter sends the form without leaving the field.
      if (event.key === 'Enter') rules?.settle(event.currentTarget);
      onKeyDown?.(event);
    },
  };
}
