/** Where the keyboard continues when a dialog closes. */
export interface ReturnPoint {
  /** What had the focus when the dialog opened, or what opened the menu in which it was chosen. */
  opener: Element | null;
  /** The elements around it, from the inside out: it may be gone when the dialog closes. */
  around: Element[];
  /** The dialog in which the opener was returns to its own opener. */
  outer?: ReturnPoint;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const PLACE = `${DIALOG}, section, main`;

const points = new WeakMap<Element, ReturnPoint>();

/** An entry of a menu goes with its menu. The menu is labelled by its button. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')?.split(' ')[0];
  return (button && document.getElementById(button)) || activeElement;
}

function listAround(element: Element | null): Element[] {
  const around: Element[] = [];
  for (let one = element?.parentElement; one && one !== document.body; one = one.parentElement)
    around.push(one);
  return around;
}

/** Called before the dialog is there, while the focus is still on its opener. */
export function noteReturnPoint(): ReturnPoint {
  const opener = findOpener();
  const outer = opener?.closest(DIALOG);
  return { opener, around: listAround(opener), outer: outer ? points.get(outer) : undefined };
}

/** Lets a dialog that opens inside of this one find what comes after it. */
export function keepReturnPoint(dialog: Element, point: ReturnPoint): void {
  points.set(dialog, point);
}

function takeFocus(element: Element | null | undefined, options?: FocusOptions): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false;
  element.focus(options);
  return document.activeElement === element;
}

/** A place takes the focus at its heading, as a page does after a move. A dialog takes it itself. */
function focusPlace(place: Element | null | undefined): boolean {
  if (!place?.isConnected) return false;
  const target = place.matches(DIALOG) ? place : (place.querySelector('h1, h2, h3') ?? place);
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  return takeFocus(target, { preventScroll: true });
}

/** To the opener, or else to the nearest place around it that is left, or else to the page. */
export function returnFocus(start: ReturnPoint): void {
  for (let point: ReturnPoint | undefined = start; point; point = point.outer) {
    if (takeFocus(point.opener)) return;
    const left = point.around.find((element) => element.isConnected);
    if (focusPlace(left?.closest(PLACE))) return;
  }
  focusPlace(document.querySelector('main'));
}
