import type { CustomerRecord, FileReference } from '@portal/shared/contract';

export const documentKinds = ['passport', 'drivingLicense'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const numberFields = { passport: 'passportNumber', drivingLicense: 'drivingLicenseNumber' } as const;
const dateFields = { passport: 'passportExpireDate', drivingLicense: 'drivingLicenseExpireDate' } as const;

export const getCustomerName = (row: CustomerRecord): string => row.customerName?.trim() ?? '';

/** The whole number, `+971501234567`; empty if there is none. Servers differ in its prefix. */
export function getCustomerPhone({ countryCode, phoneNumber }: CustomerRecord): string {
  const digits = (phoneNumber ?? '').replace(/[^\d+]/g, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  const code = (countryCode ?? '').replace(/\D/g, '');
  return code ? `+${code}${digits}` : digits;
}

/** For reading, with the country's prefix separate. */
export function shownPhone(row: CustomerRecord): string {
  const whole = getCustomerPhone(row);
  const code = (row.countryCode ?? '').replace(/\D/g, '');
  return code && whole.startsWith(`+${code}`) ? `+${code} ${whole.slice(code.length + 1)}` : whole;
}

/** A server of another maker may name a file in plain text. */
const toFileReference = (file: FileReference | string): FileReference =>
  typeof file === 'string' ? { id: file } : file;

export const listDocumentFiles = (row: CustomerRecord, kind: DocumentKind): FileReference[] =>
  (row[kind] ?? []).map(toFileReference);

export function getPicture({ customerProfilePic: picture }: CustomerRecord): FileReference | null {
  return picture ? toFileReference(picture) : null;
}

/** Only what a browser may load is shown. */
export function pictureAddress(row: CustomerRecord): string | null {
  const picture = getPicture(row);
  const address = picture?.thumbnailUrl ?? picture?.url ?? '';
  return /^(https?:|\/|blob:)/.test(address) ? address : null;
}

export const getDocumentNumber = (row: CustomerRecord, kind: DocumentKind): string =>
  row[numberFields[kind]] ?? '';
/** Servers differ: a date may come as a moment. */
export const getDocumentExpiry = (row: CustomerRecord, kind: DocumentKind): string =>
  (row[dateFields[kind]] ?? '').slice(0, 'YYYY-MM-DD'.length);

/** What the browser shows as a picture; anything else goes to its PDF viewer. */
export const isPicture = ({ mimeType, name = '', url = '' }: FileReference): boolean =>
  mimeType === undefined ? /\.(jpe?g|png|webp|avif)(\?|$)/i.test(name || url) : mimeType.startsWith('image/');
