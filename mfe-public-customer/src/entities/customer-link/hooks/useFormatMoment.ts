import { countries } from '@portal/shared/contract';
import { getLanguageTag, useI18n } from '@portal/shared/i18n';

/** The month in letters: the browser's medium style is all digits in Arabic. */
const minute = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** Moments in the vehicle's country, in the reader's language. */
export function useFormatMoment(country: string | null | undefined) {
  const { locale } = useI18n();
  const { timeZone } = countries[country === 'in' ? 'in' : 'ae'];
  const format = new Intl.DateTimeFormat(getLanguageTag(locale), { ...minute, timeZone });
  return (moment: string | null | undefined) => (moment ? format.format(new Date(moment)) : null);
}
