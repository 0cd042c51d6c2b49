import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { readPlainNumber, toLatinNumber } from '../../contract/entities/plain-number';

type InputProps = Pick<ComponentProps<'input'>, 'inputMode' | 'onChange' | 'onBlur' | 'onKeyDown'>;

const isNumber = ({ inputMode }: InputProps) => inputMode === 'decimal' || inputMode === 'numeric';

/** Pasted, dropped and filled in by the browser, a number is whole; typed it is on its way. */
const isWhole = ({ nativeEvent }: ChangeEvent) =>
  !('inputType' in nativeEvent) ||
  ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(String(nativeEvent.inputType));

/** Changes what stands in the box, and leaves the caret as far from the end as it was. */
function rewrite(input: HTMLInputElement, text: string): void {
  if (text === input.value) return;
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - fromEnd);
  input.setSelectionRange(caret, caret);
}

/** Tells the form as if it had been typed. React hears it only of a value that it does not know to be there. */
function settle(input: HTMLInputElement): void {
  const plain = readPlainNumber(input.value);
  if (plain === input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, plain);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a box for numbers does besides: numbers are taken as people write and paste them, and the form is told plain ones. */
export function takeNumbers(props: InputProps): Omit<InputProps, 'inputMode'> {
  if (!isNumber(props)) return {};
  const { onChange, onBlur, onKeyDown } = props;
  return {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const input = event.currentTarget;
      rewrite(input, (isWhole(event) ? readPlainNumber : toLatinNumber)(input.value));
      onChange?.(event);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      settle(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      // Enter sends the form without leaving the field.
      if (event.key === 'Enter') settle(event.currentTarget);
      onKeyDown?.(event);
    },
  };
}
