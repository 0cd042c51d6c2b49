import { formatList } from '@portal/shared/format';
import type { ListingsWords } from '../../../messages/useListingsText';

const named = [
  'vehiclePhotos',
  'commercialLicenses',
  'commercialLicenseExpireDate',
  'rentalDetails',
  'cityIds',
  'phoneNumber',
] as const;

/** What is missing, each text once. Anything without its own text is a basic detail. */
export function describeMissing(fields: readonly string[], t: ListingsWords): string {
  const words = fields.map((field) => {
    const known = named.find((one) => one === field || field.startsWith(`${one}.`));
    return t(`listings.missing.${known ?? 'other'}`);
  });
  return formatList(new Set(words));
}
