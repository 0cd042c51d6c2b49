import { fleetFields, type FleetFieldName, type FleetFields, type TypedField } from '@portal/shared/contract';
import { sortByPage, type NamesWhere as NamesIn } from '../../../libraries/record-form/model/form-fields';

type NamesWhere<Entry> = NamesIn<FleetFields, Entry>;

/** A field that shows one of a list of texts. */
export type ChoiceName = NamesWhere<{ readonly kind: 'choice' }>;
export type LookupName = NamesWhere<{ readonly kind: 'lookup' }>;
export type FieldWithHelp = NamesWhere<{ readonly form: { readonly hasHelp: true } }>;
/** A field with one value that `FormField` can show. */
export type PlainName = Exclude<FleetFieldName, LookupName | 'vehiclePhoto' | 'rentalDetails'>;

export const fields: Readonly<Record<FleetFieldName, TypedField>> = fleetFields;
export const allFields = Object.keys(fields) as FleetFieldName[];

export type FormPart = FleetFields[FleetFieldName]['form']['part'];
/** The parts of the form as they follow each other. */
const partOrder: Readonly<Record<FormPart, number>> = {
  photo: 0,
  vehicle: 1,
  plate: 2,
  taxClass: 3,
  documents: 4,
  service: 5,
  rates: 6,
};

/** All fields in the order of the page. */
export const pageFields: readonly FleetFieldName[] = sortByPage(fields, partOrder);

export const isPlain = (name: FleetFieldName): name is PlainName =>
  !['lookup', 'photo', 'rates'].includes(fields[name].kind);
