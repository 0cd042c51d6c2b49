import type { CountryCode } from '@portal/shared/contract';
import { useCountry, usePortal } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';
import { isOffered, type FieldTable } from '../model/form-fields';

/** Of these fields, those that the country and its server have. @param country where it is not that of the portal */
export function useOfferedFields<Name extends string>(
  fields: FieldTable<Name>,
  names: readonly Name[],
  country?: CountryCode | null,
): Name[] {
  const { capabilities } = usePortal();
  const own = useCountry().id;
  const place = country === undefined ? own : country;
  // As one text, so that it changes only when they do.
  const read = () =>
    names
      .filter((name) => isOffered(fields[name], place, (capability) => capabilities.has(capability)))
      .join(' ');
  const offered = useSyncExternalStore(capabilities.subscribe, read, read).split(' ');
  return names.filter((name) => offered.includes(name));
}
