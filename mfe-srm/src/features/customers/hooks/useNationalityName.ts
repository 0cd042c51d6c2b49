import { asRead } from '@portal/shared/names/countries';
import { useI18n } from '@portal/shared/portal';

/** Countries of the look-up list that Unicode's list calls otherwise. */
const unicodeNames: Readonly<Record<string, string>> = {
  'Congo (Democratic Republic)': 'Congo - Kinshasa',
  'Congo (Republic)': 'Congo - Brazzaville',
  'Hong Kong': 'Hong Kong SAR China',
  Macao: 'Macao SAR China',
  Myanmar: 'Myanmar (Burma)',
  Palestine: 'Palestinian Territories',
};

/** A nationality as the reader calls it. It is kept in English; what is no country's name stays as it was typed. */
export function useNationalityName(): (kept: string) => string {
  const { locale } = useI18n();
  return (kept) => asRead(Object.hasOwn(unicodeNames, kept) ? (unicodeNames[kept] ?? kept) : kept, locale);
}
