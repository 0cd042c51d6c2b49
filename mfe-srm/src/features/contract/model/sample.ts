import { DAY, countries, type CountryCode, type TermsVariable } from '@portal/shared/contract';
import { formatDate, formatMoney } from '@portal/shared/format';
import type { OnboardingMessageId } from '../../../messages/useOnboardingText';

const TOTAL = 84_000;
const DEPOSIT = 150_000;

/** The details of an invented trip, for the preview. Amounts in minor units. */
export function sampleTrip(
  t: (id: OnboardingMessageId) => string,
  country: CountryCode,
  now: number,
): Readonly<Record<TermsVariable, string>> {
  const { currency } = countries[country];
  const isIndian = country === 'in';
  return {
    companyName: t('srm.terms.sample.companyName'),
    customerName: t('srm.terms.sample.customerName'),
    customerPhone: isIndian ? '+91 98765 43210' : '+971 50 123 4567',
    emiratesId: isIndian ? '—' : '784-1990-1234567-6',
    passportNumber: 'N1234567',
    drivingLicenseNumber: isIndian ? 'KA0120200012345' : '1234567',
    vehicleName: t('srm.terms.sample.vehicle'),
    vehicleRegistrationNumber: isIndian ? 'KA01AB1234' : 'DXB A 12345',
    bookingStartDate: formatDate(new Date(now + DAY).toISOString(), country),
    bookingEndDate: formatDate(new Date(now + 7 * DAY).toISOString(), country),
    totalAmount: formatMoney(TOTAL, currency),
    securityDeposit: formatMoney(DEPOSIT, currency),
    today: formatDate(new Date(now).toISOString(), country),
  };
}
