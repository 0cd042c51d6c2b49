import type { ChangeEvent } from 'react';
import { toLatinNumber } from '../../contract/entities/latin-digits';
import { readPlainNumber } from '../../contract/entities/plain-number';

/**
 * A number that is pasted, dropped or filled in by the browser is complete. A number that is typed may not
 * be.
 */
const isWhole = ({ nativeEvent }: ChangeEvent) =>
  !('inputType' in nativeEvent) ||
  ['insertFromPaste', 'insertFromDrop', 'insertReplacementText'].includes(String(nativeEvent.inputType));

/** Changes the text in the box, and keeps the caret at the same distance from the end. */
function rewrite(input: HTMLInputElement, text: string): void {
  if (text === input.value) return;
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - fromEnd);
  input.setSelectionRange(caret, caret);
}

/** Reports to the form as if it had been typed. React notices only a value that it does not expect. */
export function settle(input: HTMLInputElement): void {
  const plain = readPlainNumber(input.value);
  if (plain === input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, plain);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Turns typed or pasted text into what the form reads. */
export function takeTyped(event: ChangeEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  rewrite(input, (isWhole(event) ? readPlainNumber : toLatinNumber)(input.value));
}
