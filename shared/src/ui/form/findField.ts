/** The form's field of that name, wherever on the page the form is. */
export function findField(name: string, from: Element): HTMLElement | null {
  const found = from.closest('form')?.elements.namedItem(name) ?? document.getElementsByName(name)[0];
  const element = found instanceof RadioNodeList ? found[0] : found;
  return element instanceof HTMLElement ? element : null;
}
