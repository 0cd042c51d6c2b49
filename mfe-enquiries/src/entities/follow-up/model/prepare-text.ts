import type { CountryCode, Enquiry } from '@portal/shared/contract';
import type { TranslateText } from '../../../messages/useText';
import { trimText, vehicleName } from '../../enquiry/model/car';
import { rentalPeriod } from '../../enquiry/model/dates';
import type { PreparedText } from '@portal/shared/contact';

/** A first draft; the agent edits it before sending. */
export function prepareText(
  { name, car, rentalStartDate, rentalEndDate }: Enquiry,
  company: string | null | undefined,
  country: CountryCode,
  t: TranslateText,
): PreparedText {
  const values = {
    name: trimText(name) || 'none',
    company: trimText(company) || 'none',
    vehicle: vehicleName(car, t),
    dates: rentalPeriod(rentalStartDate, rentalEndDate, country) || 'none',
  };
  return { subject: t('enquiries.followUp.subject', values), body: t('enquiries.followUp.body', values) };
}
