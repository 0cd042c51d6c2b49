import { countries, type CountryCode } from '@portal/shared/contract';
import { formatDate, formatMoney } from '@portal/shared/format';
import type { MessageId } from '../../../messages/useText';
import type { Variable } from './variables';

const DAY = 24 * 60 * 60 * 1000;
const TOTAL = 84_000;
const DEPOSIT = 150_000;

/** The details of an invented trip, for the preview. Amounts in minor units. */
export function sampleTrip(
  t: (id: MessageId) => string,
  country: CountryCode,
  now: number,
): Readonly<Record<Variable, string>> {
  const { currency } = countries[country];
  return {
    companyName: t('srm.terms.sample.companyName'),
    customerName: t('srm.terms.sample.customerName'),
    vehicle: t('srm.terms.sample.vehicle'),
    plate: t(country === 'in' ? 'srm.terms.sample.plate.in' : 'srm.terms.sample.plate'),
    startDate: formatDate(new Date(now + DAY).toISOString(), country),
    endDate: formatDate(new Date(now + 7 * DAY).toISOString(), country),
    total: formatMoney(TOTAL, currency),
    deposit: formatMoney(DEPOSIT, currency),
  };
}
