import type { Vocabulary } from './catalogue';
import type { RawControl } from './page/controls';

export interface Control extends RawControl {
  /** The same on each fresh page of the same data, and for each row in the same state. */
  readonly key: string;
}

/** How many of a kind are pressed outside of lists, where they have different effects; in a list, one for each state of a row. */
const OF_A_KIND = 2;

/** Gives each control a key, and leaves out duplicates. */
export function keyControls(found: readonly RawControl[], vocabulary: Vocabulary): Control[] {
  const counts = new Map<string, number>();
  const controls: Control[] = [];
  for (const control of found) {
    const { role, name, region, row } = control;
    const parts = [
      region,
      toTemplates(control.context, vocabulary),
      role,
      vocabulary.getTemplate(name, row !== null),
    ];
    if (row) parts.push(`row: ${vocabulary.getRowState(row)}`);
    if (control.disabled) parts.push('disabled');
    const kind = parts.filter(Boolean).join(' | ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count >= (row ? 1 : OF_A_KIND)) continue;
    controls.push({ ...control, key: count === 0 ? kind : `${kind} (${count + 1})` });
  }
  return controls;
}

const toTemplates = (context: string, vocabulary: Vocabulary): string =>
  context
    .split(' › ')
    .map((part) => (part ? vocabulary.getTemplate(part, true) : ''))
    .join(' › ');
