import type { NameOf } from './create-use-names';

interface NamedOption {
  value: string;
  label: string;
  /** Its name in the list, by which it is found too. */
  also?: string;
}

/** A look-up list's entry to choose, as the reader calls it. */
export function namedOption(value: string, name: string, nameOf: NameOf): NamedOption {
  const label = nameOf(name);
  return label === name ? { value, label } : { value, label, also: name };
}
