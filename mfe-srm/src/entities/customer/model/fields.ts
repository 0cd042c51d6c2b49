import {
  customerFields,
  type CustomerFieldName,
  type CustomerFields,
  type RecordField,
} from '@portal/shared/contract';
import { sortByPage, type NamesWhere as NamesIn } from '../../../libraries/record-form/model/form-fields';

type NamesWhere<Entry> = NamesIn<CustomerFields, Entry>;

/** A field of the form. The country's prefix is a part of the phone there. */
export type FieldName = NamesWhere<{ readonly form: object }>;
export type FieldWithHelp = NamesWhere<{ readonly form: { readonly hasHelp: true } }>;
/** A field that is typed in as one text. */
export type TextName = Exclude<FieldName, NamesWhere<{ readonly kind: 'photo' | 'files' }>>;

export const fields: Readonly<Record<CustomerFieldName, RecordField>> = customerFields;

export type FormPart = CustomerFields[FieldName]['form']['part'];
/** The parts of the form as they follow each other: those that are filled in most often first. */
const partOrder: Readonly<Record<FormPart, number>> = {
  contact: 0,
  drivingLicense: 1,
  passport: 2,
  person: 3,
};

/** The fields in the order of the page, for its error summary and the server's refusals. */
export const fieldNames = sortByPage(fields, partOrder) as FieldName[];

/** A field of the contact, which every customer has; an e-mail address may be empty. */
export const isContact = (name: FieldName): boolean => fields[name].form?.part === 'contact';

export const isText = (name: FieldName): name is TextName => !['photo', 'files'].includes(fields[name].kind);
