import { rentalPeriods, toMinorUnits } from '@portal/shared/contract';
import { formatDate, formatMoney, joinNames } from '@portal/shared/format';
import type { Country } from '@portal/shared/contract';
import type { RateValues } from '@portal/shared/rates';
import type { FormWords } from '../../../messages/useFormText';
import { fileFields, type BasicsValues } from './to-basics-values';
import { shownPlate } from './plate';

export type Field = keyof BasicsValues;
export interface Names {
  getName(id: string): string;
}

/** A formatted amount; input that is not an amount yet stays as typed. */
export function shownMoney(amount: string, country: Country): string {
  try {
    return formatMoney(toMinorUnits(amount), country.currency);
  } catch {
    return amount;
  }
}

export function shownMileage({ unlimitedMileage, mileageLimit }: RateValues, t: FormWords): string {
  return unlimitedMileage
    ? t('form.rates.unlimited')
    : t('form.rates.kilometres', { km: mileageLimit || '–' });
}

function describeRates(rates: BasicsValues['rentalDetails'], t: FormWords, country: Country): string {
  return rentalPeriods
    .filter((period) => rates[period].enabled)
    .map((period) => {
      const price = t(`form.rates.price.${period}`, { price: shownMoney(rates[period].rentInAED, country) });
      return `${price} (${shownMileage(rates[period], t)})`;
    })
    .join('; ');
}

/** A field's value as readable text, for the comparison. */
export function describeField(
  name: Field,
  values: BasicsValues,
  { t, names, country }: { t: FormWords; names: Names; country: Country },
): string {
  const value = values[name];
  if (name === 'rentalDetails') return describeRates(values.rentalDetails, t, country);
  if (name === 'securityDeposit') {
    const { enabled, amountInAED } = values.securityDeposit;
    return enabled ? shownMoney(amountInAED, country) : t('form.no');
  }
  if (name === 'vehicleRegistrationNumber') return shownPlate(values.vehicleRegistrationNumber);
  if (name === 'plateClass')
    return values.plateClass === '' ? '' : t(`form.plate.class.${values.plateClass}`);
  if (name === 'commercialLicenseExpireDate')
    return formatDate(values.commercialLicenseExpireDate, country.id);
  const files = fileFields.find((one) => one === name);
  if (files) return t('form.files', { count: values[files].length });
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  if (Array.isArray(value)) return joinNames(value.map((id) => names.getName(id) || id));
  return typeof value === 'string' ? names.getName(value) || value : '';
}
