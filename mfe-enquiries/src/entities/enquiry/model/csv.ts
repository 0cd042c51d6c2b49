import type { Country } from '@portal/shared/contract';
import { formatDate, formatDateTime } from '@portal/shared/format';
import type { TranslateText } from '../../../messages/useText';
import { trimText } from './car';
import { emailText, phoneText } from './customer';
import type { Row } from './row';

/** The columns of the export. Amounts are in the country's currency. */
export const csvColumns = ({ currency }: Pick<Country, 'currency'>): string[] => [
  'ID',
  'Vehicle',
  'Customer Name',
  'Customer Email',
  'Customer Phone',
  'Location',
  'Start Date',
  'End Date',
  'Duration (Days)',
  `Price per Day (${currency})`,
  `Total Amount (${currency})`,
  'Status',
  'Enquiry Date',
  'Message',
];

/**
 * One row of the export, in the order of the columns. Names stay in English, because other programs read
 * them. The writer of the file escapes what a spreadsheet could take for a formula.
 */
export function csvCells(
  row: Row,
  { id: country }: Pick<Country, 'id'>,
  t: TranslateText,
): (string | number)[] {
  const { enquiry } = row;
  return [
    row.id,
    row.vehicle,
    row.customer,
    emailText(enquiry, t),
    phoneText(enquiry, t),
    row.location,
    formatDate(enquiry.rentalStartDate, country, 'en-US'),
    formatDate(enquiry.rentalEndDate, country, 'en-US'),
    row.days,
    row.pricePerDay,
    row.total,
    enquiry.status.toLowerCase(),
    formatDateTime(enquiry.createdAt, country, 'en-US'),
    trimText(enquiry.message),
  ];
}
