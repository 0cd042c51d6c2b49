import type { ChangeEvent } from 'react';
import { readPlainNumber, toLatinNumber } from '../../contract/entities/plain-number';

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
export function settle(input: HTMLInputElement): void {
  const plain = readPlainNumber(input.value);
  if (plain === input.value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, plain);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes of what was typed or pasted what the form reads. */
export function takeTyped(event: ChangeEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  rewrite(input, (isWhole(event) ? readPlainNumber : toLatinNumber)(input.value));
}
