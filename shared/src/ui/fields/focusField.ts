/** Puts the cursor into the form's field of that name, wherever on the page the form stands. */
export function focusField(name: string, from: HTMLElement): void {
  const found = from.closest('form')?.elements.namedItem(name) ?? document.getElementsByName(name)[0];
  const element = found instanceof RadioNodeList ? found[0] : found;
  if (element instanceof HTMLElement) element.focus();
}
