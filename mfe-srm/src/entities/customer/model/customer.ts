import {
  customerDocuments,
  customerWire,
  listFields,
  type CustomerDocumentKind,
  type CustomerRecord,
  type FileReference,
} from '@portal/shared/contract';
import { fields, type TextName } from './fields';

export type DocumentKind = CustomerDocumentKind;
export const documentKinds: readonly DocumentKind[] = listFields(customerWire, 'files');

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

/** A field with one value, as text. Servers differ: a date may come as a moment. */
export function readText(row: CustomerRecord, name: TextName): string {
  const { kind } = fields[name];
  if (kind === 'phone') return getCustomerPhone(row);
  return kind === 'date' ? (row[name] ?? '').slice(0, 'YYYY-MM-DD'.length) : (row[name] ?? '');
}

export const getDocumentNumber = (row: CustomerRecord, kind: DocumentKind): string =>
  readText(row, customerDocuments[kind].number);
export const getDocumentExpiry = (row: CustomerRecord, kind: DocumentKind): string =>
  readText(row, customerDocuments[kind].date);

/** What the browser shows as a picture; anything else goes to its PDF viewer. */
export const isPicture = ({ mimeType, name = '', url = '' }: FileReference): boolean =>
  mimeType === undefined ? /\.(jpe?g|png|webp|avif)(\?|$)/i.test(name || url) : mimeType.startsWith('image/');
