import { useEffect, type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';

type InputProps = Pick<ComponentProps<'input'>, 'inputMode' | 'onChange' | 'onBlur' | 'onKeyDown'>;

/** A separate file: most first views have no field for numbers. */
let rules: typeof import('./numberText') | null = null;
const loadRules = () =>
  import(/* webpackChunkName: "number-text" */ './numberText').then(
    (loaded) => {
      rules = loaded;
    },
    // Without them numbers are typed in the form that the rules require.
    () => undefined,
  );

/**
 * The extra behaviour of a box for numbers: it accepts numbers as people write and paste them, and gives the
 * form plain ones.
 */
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
