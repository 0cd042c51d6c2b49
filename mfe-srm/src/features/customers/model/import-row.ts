import {
  isOptionalField,
  readPhoneText,
  toLatinDigits,
  removeCallingCode,
  type FieldKind,
} from '@portal/shared/contract';
import { isEmptying, readDate } from '@portal/shared/csv';
import type { ReadRow } from '@portal/shared/record-import';
import { fields } from '../../../entities/customer/model/fields';
import { fileFields, getColumnId, type Cells, type ColumnId, type FileCells } from './import-columns';

const phoneKinds: readonly FieldKind[] = ['phone', 'callingCode'];

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
    return { countryCode, phoneNumber: removeCallingCode(typed, countryCode) };
  }
  return { countryCode: own ? `+${own}` : home, phoneNumber: typed.replace(/^0+/, '') };
}

/** A line of a file as the body of the call. Empty cells are not sent; the server checks the rest. */
export async function readRow(
  cells: Cells,
  home: string,
  getCallingCode: GetCallingCode,
): Promise<ReadRow<ColumnId>> {
  const entries = fileFields
    .filter((name) => !phoneKinds.includes(fields[name].kind))
    .map((name) => {
      const cell = cells[getColumnId(name)];
      return [name, fields[name].kind === 'date' ? readDate(cell) : cell] as const;
    })
    .filter(([name, value]) => value !== '' || !isOptionalField(fields[name]));
  const phone = await readPhone(cells.callingCode, cells.phone, home, getCallingCode);
  return { body: { ...Object.fromEntries(entries), ...phone }, problems: [] };
}

/**
 * Of a row that changes a customer: only what its cells say, since an empty cell leaves what is there and a dash empties
 * the field. A row without an ID adds one, as before.
 */
export function pickFilled(
  cells: FileCells,
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (cells.customerId === '') return { ...body };
  // The country's prefix is read with the number.
  const filled = fileFields.filter(
    (name) => cells[phoneKinds.includes(fields[name].kind) ? 'phone' : getColumnId(name)] !== '',
  );
  const isEmptied = (name: (typeof filled)[number]) => isEmptying(cells[getColumnId(name)]);
  return {
    ...Object.fromEntries(
      filled
        .filter((name) => name in body || isEmptied(name))
        .map((name) => [name, isEmptied(name) ? '' : body[name]]),
    ),
    customerId: cells.customerId.trim().toLowerCase(),
    ...(cells.version !== '' && { version: toLatinDigits(cells.version.trim()) }),
  };
}
