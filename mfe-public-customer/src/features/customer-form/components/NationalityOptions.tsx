import { useI18n } from '@portal/shared/i18n';
import { listNationalities } from '@portal/shared/names/nationalities';
import { NATIONALITIES } from '../model/form-values';

/** What the field of the nationality offers: "British" finds the United Kingdom. */
export function NationalityOptions() {
  const { locale } = useI18n();
  return (
    <datalist id={NATIONALITIES}>
      {listNationalities(locale).map(({ country, people }) => (
        <option key={country} value={country} label={people || undefined} />
      ))}
    </datalist>
  );
}
