import { useMemo, useSyncExternalStore, type RefObject } from 'react';
import { findField } from './findField';

interface LabelledField {
  readonly name: string;
  readonly label: string;
}

/** A choice of several is named by its legend. The label of a single box is the choice itself, and names nothing. */
function readLabel(field: HTMLElement, optional: string): string {
  const { type, labels } = field as HTMLInputElement;
  const isBox = type === 'checkbox' || type === 'radio';
  const label = isBox ? field.closest('fieldset')?.querySelector('legend') : labels?.[0];
  return (label?.textContent ?? '').replace(optional, '').trim();
}

function readFields(names: readonly string[], from: Element, optional: string): LabelledField[] {
  const fields = names.map((name) => ({ name, field: name ? findField(name, from) : null }));
  const isBefore = (one: HTMLElement, other: HTMLElement) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  return fields
    .sort(({ field: one }, { field: other }) => (one && other && one !== other ? isBefore(one, other) : 0))
    .map(({ name, field }) => ({ name, label: field ? readLabel(field, optional) : '' }));
}

/** Labels change only when something renders. */
const subscribeToNothing = () => () => undefined;

/**
 * The labels of fields as the page shows them, in page order. Empty until the page is rendered, and for a
 * field without a label.
 * @param from an element within the form
 * @param optional what marks a label of an optional field
 */
export function useFieldLabels(
  names: readonly string[],
  from: RefObject<Element | null>,
  optional: string,
): readonly LabelledField[] {
  // The labels are read from the page. React calls this again after each commit, when the fields exist.
  const read = () => JSON.stringify(from.current ? readFields(names, from.current, optional) : []);
  const fields = useSyncExternalStore(subscribeToNothing, read, () => '[]');
  return useMemo(() => JSON.parse(fields) as LabelledField[], [fields]);
}
