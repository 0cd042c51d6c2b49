import * as v from 'valibot';
import { fileReference } from './file-reference';
import { shownRentalDetails } from './rental';

/** How a field is typed in, stored and shown. */
export type FieldKind = keyof typeof answers;

/** Servers differ in how they write numbers. */
const answers = {
  text: v.nullish(v.string()),
  /** One of the texts that its input allows. */
  choice: v.nullish(v.string()),
  /** The id of a row of another table. */
  lookup: v.nullish(v.string()),
  /** `YYYY-MM-DD` */
  date: v.nullish(v.string()),
  photo: v.nullish(v.union([fileReference, v.string()])),
  count: v.nullish(v.number()),
  /** Of the odometer, in kilometres. */
  reading: v.nullish(v.union([v.number(), v.string()])),
  /** A number that need not be known: a text on the wire, empty without it. */
  year: v.nullish(v.union([v.string(), v.number()])),
  measure: v.nullish(v.union([v.string(), v.number()])),
  /** Stored in minor units. */
  money: v.nullish(v.union([v.number(), v.string()])),
  rates: v.nullish(shownRentalDetails),
} as const;

/** One field of a record: all that its form, its files, its calls and its table need to know of it. */
export interface RecordField {
  readonly kind: FieldKind;
  /** What a call accepts. An optional field has a default. */
  readonly input: v.GenericSchema;
  /** The column, where it has another name than the field. */
  readonly column?: string;
  /** Stored as null where it is empty. */
  readonly isNullable?: true;
  /** Only there. */
  readonly country?: 'ae' | 'in';
  /** Of a field that the supplier platform's specification does not have: sent and shown where a server announces this. */
  readonly capability?: string;
  readonly form: FormPlace;
  /** Its column of an imported file. */
  readonly file?: FileColumn;
  /** Its column of the Excel download. */
  readonly sheet?: SheetColumn;
}

/** Where the form has it: fields of one row stand side by side. */
interface FormPlace {
  readonly part: string;
  readonly row: number;
  readonly position?: number;
  readonly maxLength?: number;
  /** Written from left to right in every language, like a number plate. */
  readonly isCode?: true;
  readonly isCapital?: true;
  readonly unit?: 'cc' | 'mm' | 'km';
  /** The catalogue has a text of help for it. */
  readonly hasHelp?: true;
}

interface FileColumn {
  /** Its short name, where that is not the field's. */
  readonly id?: string;
  readonly header: string;
  /** Headers that other programs write. */
  readonly others?: readonly string[];
}

interface SheetColumn {
  /** Columns are in the order of their places. */
  readonly place: number;
  readonly header: string;
  readonly width: number;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

type Inputs<Fields extends RecordFields> = { readonly [Name in keyof Fields]: Fields[Name]['input'] };
type Answers<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: (typeof answers)[Fields[Name]['kind']];
};

const mapFields = <Value>(fields: RecordFields, read: (field: RecordField) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));

/** The entries of the schema of a call's body. */
export const getInputs = <Fields extends RecordFields>(fields: Fields): Inputs<Fields> =>
  mapFields(fields, ({ input }) => input) as Inputs<Fields>;

/** The entries of the schema of an answer. */
export const getAnswers = <Fields extends RecordFields>(fields: Fields): Answers<Fields> =>
  mapFields(fields, ({ kind }) => answers[kind]) as Answers<Fields>;

/** The capabilities that a record's fields name. */
export type CapabilityIn<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly capability: infer Capability } ? Capability : never;
}[keyof Fields];

/** The fields beyond the supplier platform's specification, each with its capability: `adds` of a call. */
export const getCapabilities = <Fields extends RecordFields>(
  fields: Fields,
): Readonly<Record<string, CapabilityIn<Fields>>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { capability }]) => (capability ? [[name, capability]] : [])),
  ) as Record<string, CapabilityIn<Fields>>;

/** The column of a field's table, as the code names it. */
export type ColumnName<Name, Field> = Field extends { readonly column: infer Column extends string }
  ? Column
  : Name;

/** A file or a form need not have it. */
export const isOptionalField = ({ input }: RecordField): boolean => input.type === 'optional';

type OptionalName<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name]['input'] extends { readonly type: 'optional' } ? Name : never;
}[keyof Fields];

/** What the optional fields are where nobody fills them in: empty texts. */
export const getEmptyValues = <Fields extends RecordFields>(
  fields: Fields,
): Readonly<Record<OptionalName<Fields>, ''>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isOptionalField(field) ? [[name, '']] : [])),
  ) as Record<OptionalName<Fields>, ''>;
