type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  readonly key: string;
  readonly value: string;
  readonly checked: boolean | null;
}

interface Focused {
  /** Of a field, or of another element with an id. */
  readonly key: string;
  readonly selection: readonly [number, number, 'forward' | 'backward' | 'none'] | null;
  readonly isEmpty: boolean;
}

export interface Typed {
  readonly fields: readonly TypedField[];
  readonly focused: Focused | null;
}

/** What the reader typed, and where the focus is, in the view that came with the page. */
export function readTyped(container: HTMLElement): Typed {
  const fields = listFields(container)
    .filter(hasChanged)
    .map((field) => ({
      key: getFieldKey(field),
      value: field.value,
      checked: checkable(field) ? field.checked : null,
    }));
  const active = document.activeElement;
  const within = active instanceof HTMLElement && container.contains(active) && getFieldKey(active) !== '';
  return {
    fields,
    focused: within
      ? {
          key: getFieldKey(active),
          selection: getTextSelection(active),
          isEmpty: isText(active) && active.value === '',
        }
      : null,
  };
}

/** Puts it into the same fields of the new view, in a way that React notices. */
export function restoreTyped(container: HTMLElement, { fields, focused }: Typed): void {
  const places = listFields(container);
  for (const { key, value, checked } of fields) {
    const place = places.find(
      (candidate) => getFieldKey(candidate) === key && (!isRadio(candidate) || candidate.value === value),
    );
    if (!place) continue;
    if (checked !== null && checkable(place)) {
      if (place.checked !== checked) place.click();
    } else {
      setValue(place, value);
    }
  }
  if (!focused) return;
  const place =
    places.find((field) => getFieldKey(field) === focused.key) ?? document.getElementById(focused.key);
  place?.focus({ preventScroll: true });
  // A kept value from last time has come into a field that looked empty: the next typed text replaces it.
  if (focused.isEmpty && isText(place) && place.value !== '') place.select();
  else if (focused.selection && isText(place) && getTextSelection(place))
    place.setSelectionRange(...focused.selection);
}

/** Sends the form that was sent before the script was ready. The gateway's document notes that. */
export function sendHeld(container: HTMLElement): void {
  const held = container.dataset.sent !== undefined;
  delete container.dataset.sent;
  if (held) container.querySelector('form')?.requestSubmit();
}

/** The ids that React generates differ between the two views, names do not. */
const getFieldKey = (element: HTMLElement): string =>
  ('name' in element && typeof element.name === 'string' && element.name) || element.id;

const listFields = (container: HTMLElement): Field[] =>
  [...container.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => field.type !== 'file' && getFieldKey(field) !== '',
  );

const checkable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
const isText = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isRadio = (field: Field): boolean => field.type === 'radio';

function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (checkable(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function getTextSelection(element: HTMLElement): Focused['selection'] {
  if (!isText(element)) return null;
  // Null in fields without a text selection, such as e-mail.
  const { selectionStart, selectionEnd, selectionDirection } = element;
  return selectionStart === null || selectionEnd === null
    ? null
    : [selectionStart, selectionEnd, selectionDirection ?? 'none'];
}

/** Through the prototype's setter: React overrides the element's own and would not see the change. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
