import { useI18n } from '@portal/shared/i18n';
import { listNationalities } from '@portal/shared/names/nationalities';
import { useMemo } from 'react';
import { NATIONALITIES } from '../model/form-values';

/** What the field of the nationality offers: "British" finds the United Kingdom. */
export function NationalityOptions() {
  const { locale } = useI18n();
  // The form renders with each letter that is typed.
  const nationalities = useMemo(() => listNationalities(locale), [locale]);
  return (
    <datalist id={NATIONALITIES}>
      {nationalities.map(({ country, people }) => (
        <option key={country} value={country} label={people || undefined} />
      ))}
    </datalist>
  );
}
