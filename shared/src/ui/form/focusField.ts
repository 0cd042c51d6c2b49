import { findField } from './findField';

/** Focuses the form's field of that name. */
export function focusField(name: string, from: HTMLElement): void {
  findField(name, from)?.focus();
}
