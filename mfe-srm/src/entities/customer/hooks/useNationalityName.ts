import { toLocalName } from '@portal/shared/names/countries';
import { useI18n } from '@portal/shared/portal';

/** Countries whose name in the look-up list differs from Unicode's. */
const unicodeNames: Readonly<Record<string, string>> = {
  'Congo (Democratic Republic)': 'Congo - Kinshasa',
  'Congo (Republic)': 'Congo - Brazzaville',
  'Hong Kong': 'Hong Kong SAR China',
  Macao: 'Macao SAR China',
  Myanmar: 'Myanmar (Burma)',
  Palestine: 'Palestinian Territories',
};

/** A nationality in the reader's language. It is stored in English; unknown names stay as typed. */
export function useNationalityName(): (kept: string) => string {
  const { locale } = useI18n();
  return (kept) =>
    toLocalName(Object.hasOwn(unicodeNames, kept) ? (unicodeNames[kept] ?? kept) : kept, locale);
}
