import { currencies, readSignedMinor } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { getLanguageTag, useI18n } from '@portal/shared/i18n';

/** Amounts of the wire in the reader's language. */
export function useMoney(currency: string) {
  const { locale } = useI18n();
  const known = currencies.find((code) => code === currency) ?? 'AED';
  return (amount: string) => formatMoney(readSignedMinor(amount) ?? 0, known, getLanguageTag(locale));
}
