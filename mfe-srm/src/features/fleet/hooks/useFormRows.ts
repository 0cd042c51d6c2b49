import { useCountry, usePortal } from '@portal/shared/portal';
import { useSyncExternalStore } from 'react';
import { groupRows, isOffered, pageFields, type FormPart, type PlainName } from '../model/fields';

/** The rows of a part of the form, without fields that the country or its server does not have. */
export function useFormRows(part: FormPart): PlainName[][] {
  const { capabilities } = usePortal();
  const country = useCountry().id;
  // As one text, so that it changes only when they do.
  const read = () =>
    pageFields
      .filter((name) => isOffered(name, country, (capability) => capabilities.has(capability)))
      .join(' ');
  const offered = useSyncExternalStore(capabilities.subscribe, read, read).split(' ');
  return groupRows(
    pageFields.filter((name) => offered.includes(name)),
    part,
  );
}
