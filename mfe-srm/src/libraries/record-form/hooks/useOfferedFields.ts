import { useCountry, usePortal } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';
import { isOffered, type FieldTable } from '../model/form-fields';

/** Of these fields, those that the country and its server have. */
export function useOfferedFields<Name extends string>(
  fields: FieldTable<Name>,
  names: readonly Name[],
): Name[] {
  const { capabilities } = usePortal();
  const country = useCountry().id;
  // As one text, so that it changes only when they do.
  const read = () =>
    names
      .filter((name) => isOffered(fields[name], country, (capability) => capabilities.has(capability)))
      .join(' ');
  const offered = useSyncExternalStore(capabilities.subscribe, read, read).split(' ');
  return names.filter((name) => offered.includes(name));
}
