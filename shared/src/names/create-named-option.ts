import type { GetName } from './create-use-names';

interface NamedOption {
  value: string;
  label: string;
  /** Its name in the list, by which it is found too. */
  also?: string;
}

/** An option for a look-up list's entry, in the reader's language. */
export function createNamedOption(value: string, name: string, getName: GetName): NamedOption {
  const label = getName(name);
  return label === name ? { value, label } : { value, label, also: name };
}
