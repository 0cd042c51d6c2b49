import {
  fleetFields,
  type Capability,
  type CountryCode,
  type FleetFieldName,
  type FleetFields,
  type TypedField,
} from '@portal/shared/contract';

/** The names of the fields whose entry has something. */
type NamesWhere<Entry> = {
  [Name in FleetFieldName]: FleetFields[Name] extends Entry ? Name : never;
}[FleetFieldName];

/** A field that shows one of a list of texts. */
export type ChoiceName = NamesWhere<{ readonly kind: 'choice' }>;
export type LookupName = NamesWhere<{ readonly kind: 'lookup' }>;
export type FieldWithHelp = NamesWhere<{ readonly form: { readonly hasHelp: true } }>;
export type FieldWithFile = NamesWhere<{ readonly file: object }>;
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

const compare = (one: FleetFieldName, other: FleetFieldName): number => {
  const [first, second] = [fields[one].form, fields[other].form];
  return (
    partOrder[first.part as FormPart] - partOrder[second.part as FormPart] ||
    first.row - second.row ||
    (first.position ?? 0) - (second.position ?? 0)
  );
};

/** All fields in the order of the page. */
export const pageFields: readonly FleetFieldName[] = [...allFields].sort(compare);

const isPlain = (name: FleetFieldName): name is PlainName =>
  !['lookup', 'photo', 'rates'].includes(fields[name].kind);

/** Whether a country has the field, on a server that announces these capabilities. */
export const isOffered = (
  name: FleetFieldName,
  country: CountryCode,
  hasCapability: (name: Capability) => boolean,
): boolean => {
  const { country: only, capability } = fields[name];
  return (
    (only === undefined || only === country) &&
    (capability === undefined || hasCapability(capability as Capability))
  );
};

/** The plain fields of a part, row by row. */
export function groupRows(names: readonly FleetFieldName[], part: FormPart): PlainName[][] {
  const rows = new Map<number, PlainName[]>();
  for (const name of names.filter(isPlain)) {
    const { form } = fields[name];
    if (form.part === part) rows.set(form.row, [...(rows.get(form.row) ?? []), name]);
  }
  return [...rows.values()];
}
