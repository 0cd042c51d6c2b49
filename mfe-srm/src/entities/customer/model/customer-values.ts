import { limits, type CustomerFields, type CustomerRecord } from '@portal/shared/contract';
import { getPicture, listDocumentFiles, readText, type DocumentKind } from './customer';
import { fieldNames, fields, type FieldName, type TextName } from './fields';

/** A place for each file that can be added; an empty one is null. */
export type Files = (string | null)[];

type TypedValue<Kind> = Kind extends 'files' ? Files : Kind extends 'photo' ? string | null : string;
type FieldValues = { [Name in FieldName]: TypedValue<CustomerFields[Name]['kind']> };

/** The form's fields, as typed. A phone has its calling code; it is sent without. */
export interface CustomerValues extends FieldValues {
  /** The version they started from. Null for a new customer, or if a server has none. */
  version: number | null;
}

const places = (ids: readonly string[]): Files =>
  Array.from({ length: Math.max(limits.customer.documentsMax, ids.length) }, (_, at) => ids[at] ?? null);

function readField(name: FieldName, row: CustomerRecord | null): Files | string | null {
  const { kind } = fields[name];
  if (kind === 'files')
    return places(row ? listDocumentFiles(row, name as DocumentKind).map(({ id }) => id) : []);
  if (kind === 'photo') return (row && getPicture(row)?.id) ?? null;
  return row ? readText(row, name as TextName) : '';
}

/** A customer as form values; without one, the empty form. */
export const toFormValues = (row: CustomerRecord | null): CustomerValues => ({
  ...(Object.fromEntries(fieldNames.map((name) => [name, readField(name, row)])) as FieldValues),
  version: row?.version ?? null,
});
