import { isChargeType } from '@portal/shared/contract';
import { isLocale } from '@portal/shared/i18n/locales';
import { chargeTypeNames } from '@portal/shared/names/charge-types';
import { useI18n } from '@portal/shared/portal';

/** The name of a charge type in the reader's language; null for a type that is not ours. */
export function useChargeTypeName(): (type: string) => string | null {
  const { locale } = useI18n();
  return (type) => {
    if (!isChargeType(type)) return null;
    return isLocale(locale) && locale !== 'en' ? chargeTypeNames[type][locale] : type;
  };
}
