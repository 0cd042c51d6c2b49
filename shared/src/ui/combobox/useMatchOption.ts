import { useMemo } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import type { ComboOption } from './ComboOption';

/** Whether the typed text finds the option with that label: by the label, or by its other name. */
export function useMatchOption(options: readonly ComboOption[]): (label: string, typed: string) => boolean {
  const { contains } = useFilter({ sensitivity: 'base' });
  const others = useMemo(
    () => new Map(options.flatMap(({ label, also }) => (also === undefined ? [] : [[label, also] as const]))),
    [options],
  );
  return (label, typed) => contains(label, typed) || contains(others.get(label) ?? '', typed);
}
