import { readPhoneText, withoutCallingCode } from '@portal/shared/contract';
import { readDate } from '@portal/shared/csv';
import type { ReadRow } from '../../../libraries/import/model/import-row';
import type { Cells } from './import-columns';

/** The calling code at the start of a whole number; empty if unknown. */
export type GetCallingCode = (number: string) => Promise<string>;

/**
 * A number as people write it: `00971 50…`, `+971 50…`, `971` in a column of its own, or the national form.
 */
export async function readPhone(code: string, phone: string, home: string, getCallingCode: GetCallingCode) {
  const typed = readPhoneText(phone).replace(/[^\d+]/g, '');
  const own = readPhoneText(code).replace(/\D/g, '').replace(/^0+/, '');
  if (typed.startsWith('+')) {
    const countryCode = (await getCallingCode(typed)) || (own ? `+${own}` : home);
    return { countryCode, phoneNumber: withoutCallingCode(typed, countryCode) };
  }
  return { countryCode: own ? `+${own}` : home, phoneNumber: typed.replace(/^0+/, '') };
}

/** A line of a file as the body of the call. Empty cells are not sent; the server checks the rest. */
export async function readRow(cells: Cells, home: string, getCallingCode: GetCallingCode): Promise<ReadRow> {
  const given = {
    nationality: cells.nationality,
    passportNumber: cells.passport,
    passportExpireDate: readDate(cells.passportUntil),
    drivingLicenseNumber: cells.licence,
    drivingLicenseExpireDate: readDate(cells.licenceUntil),
  };
  const body = {
    customerName: cells.name,
    email: cells.email,
    ...(await readPhone(cells.callingCode, cells.phone, home, getCallingCode)),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  };
  return { body, unknown: [] };
}
