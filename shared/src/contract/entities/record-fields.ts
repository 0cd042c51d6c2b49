import * as v from 'valibot';
import { fileReference } from './file-reference';

/** How a field is typed in, stored and shown. */
export type FieldKind =
  | 'text'
  | 'email'
  /** Without its country's prefix, which is a field of its own. */
  | 'phone'
  | 'callingCode'
  /** One of the texts that its input allows. */
  | 'choice'
  /** Yes or no. */
  | 'flag'
  /** The id of a row of another table. */
  | 'lookup'
  | 'lookups'
  /** `YYYY-MM-DD` */
  | 'date'
  /** A day and a time. */
  | 'moment'
  | 'photo'
  /** One scan. */
  | 'document'
  | 'files'
  | 'count'
  /** Of the odometer, in kilometres. */
  | 'reading'
  /** A number that need not be known: a text on the wire, empty without it. */
  | 'year'
  | 'measure'
  /** In hundredths of a percent: 500 is 5 %. */
  | 'percent'
  /** Stored in minor units. */
  | 'money'
  /** Whether one is taken, and how much. */
  | 'deposit'
  | 'rates'
  /** Several amounts, each with its type. */
  | 'charges'
  /** Codes of languages. */
  | 'languages'
  /** A city with its state. */
  | 'place'
  /** Several values about one subject, stored together. */
  | 'group';

const shownText = v.nullish(v.string());
/** Servers differ in how they write numbers. */
const shownNumber = v.nullish(v.union([v.number(), v.string()]));
const shownFile = v.union([fileReference, v.string()]);

/** What an answer has for a field that is not a text. */
const answers = {
  flag: v.nullish(v.boolean()),
  lookups: v.nullish(v.array(v.string())),
  languages: v.nullish(v.array(v.string())),
  photo: v.nullish(shownFile),
  document: v.nullish(shownFile),
  files: v.nullish(v.array(shownFile)),
  count: v.nullish(v.number()),
  reading: shownNumber,
  year: shownNumber,
  measure: shownNumber,
  money: shownNumber,
} as const;
type OwnAnswers = typeof answers;

/** What the calls need to know of a field. */
export interface WireField {
  readonly kind: FieldKind;
  /** What a call accepts. */
  readonly input: v.GenericSchema;
  /** What a change of a stored record accepts, where that is not `input`. */
  readonly changed?: v.GenericSchema;
  /** What an answer has, where the kind does not say so. */
  readonly answer?: v.GenericSchema;
  /** Of a field that the supplier platform's specification does not have: sent and shown where a server announces this. */
  readonly capability?: string;
}

/** Where a field is stored and shown. */
export interface FieldPlaces {
  /** The column, where it has another name than the field. */
  readonly column?: string;
  /** Stored as null where it is empty. */
  readonly isNullable?: true;
  /** Only there. */
  readonly country?: 'ae' | 'in';
  /** The field that it is a part of: of merged records it stays with that one, and a reason belongs to its amount. */
  readonly mainField?: string;
  readonly form?: FormPlace;
  /** Its column of an imported file. */
  readonly file?: FileColumn;
  /** Its column of the Excel download. */
  readonly sheet?: SheetColumn;
}

/** One field of a record: all that its form, its files, its calls and its table need to know of it. */
export interface RecordField extends WireField, FieldPlaces {}

/** What an Excel file needs to know of a field. */
export type SheetField = Pick<RecordField, 'kind' | 'column' | 'country' | 'sheet'>;

/** A field that the form has. */
export interface TypedField extends RecordField {
  readonly form: FormPlace;
}

/** Where the form has it: fields of one row stand side by side. */
export interface FormPlace {
  readonly part: string;
  readonly row: number;
  readonly position?: number;
  readonly maxLength?: number;
  /** Written from left to right in every language, like a number plate. */
  readonly isCode?: true;
  readonly isCapital?: true;
  /** Digits alone. */
  readonly isNumeric?: true;
  readonly unit?: 'cc' | 'mm' | 'km';
  /** The catalogue has a text of help for it. */
  readonly hasHelp?: true;
}

interface FileColumn {
  /** Columns are in the order of their places, where that is not the order of the form or of the Excel download. */
  readonly place?: number;
  /** Its short name, where that is not the field's. */
  readonly id?: string;
  readonly header: string;
  /** Headers that other programs write. */
  readonly others?: readonly string[];
  /** A file need not have it, although a call does. */
  readonly isOptional?: true;
}

interface SheetColumn {
  /** Columns are in the order of their places. */
  readonly place: number;
  /** By country where the word differs. */
  readonly header: string | Readonly<Record<'ae' | 'in', string>>;
  readonly width: number;
}

export type RecordFields = Readonly<Record<string, RecordField>>;
export type WireFields = Readonly<Record<string, WireField>>;

/** A table in two halves, so that a page that only makes the calls need not load where fields are shown. */
export const joinFields = <
  Wire extends WireFields,
  const Places extends { readonly [Name in keyof Wire]: FieldPlaces },
>(
  wire: Wire,
  places: Places,
) =>
  Object.fromEntries(
    Object.entries(wire).map(([name, field]) => [name, { ...field, ...places[name] }]),
  ) as unknown as { readonly [Name in keyof Wire]: Wire[Name] & Places[Name] };

type Inputs<Fields extends WireFields> = { readonly [Name in keyof Fields]: Fields[Name]['input'] };
type Changes<Fields extends WireFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly changed: infer Changed }
    ? Changed
    : Fields[Name]['input'] extends { readonly type: 'optional' }
      ? Fields[Name]['input']
      : v.OptionalSchema<Fields[Name]['input'], undefined>;
};
type Answers<Fields extends WireFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly answer: infer Answer }
    ? Answer
    : Fields[Name]['kind'] extends keyof OwnAnswers
      ? OwnAnswers[Fields[Name]['kind']]
      : typeof shownText;
};

const mapFields = <Value>(fields: WireFields, read: (field: WireField) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]));

/** The entries of the schema of a call's body. */
export const getInputs = <Fields extends WireFields>(fields: Fields): Inputs<Fields> =>
  mapFields(fields, ({ input }) => input) as Inputs<Fields>;

/** The entries of the schema of a change that sends only some fields. */
export const getChanges = <Fields extends WireFields>(fields: Fields): Changes<Fields> =>
  mapFields(
    fields,
    (field) => field.changed ?? (isOptionalField(field) ? field.input : v.optional(field.input)),
  ) as Changes<Fields>;

/** The entries of the schema of an answer. */
export const getAnswers = <Fields extends WireFields>(fields: Fields): Answers<Fields> =>
  mapFields(
    fields,
    ({ kind, answer }) => answer ?? answers[kind as keyof OwnAnswers] ?? shownText,
  ) as Answers<Fields>;

/** The capabilities that a record's fields name. */
export type CapabilityIn<Fields extends WireFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly capability: infer Capability } ? Capability : never;
}[keyof Fields];

/** The fields beyond the supplier platform's specification, each with its capability: `adds` of a call. */
export const getCapabilities = <Fields extends WireFields>(
  fields: Fields,
): Readonly<Record<string, CapabilityIn<Fields>>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { capability }]) => (capability ? [[name, capability]] : [])),
  ) as Record<string, CapabilityIn<Fields>>;

/** The fields of some kinds. */
export type NamesOfKind<Fields extends WireFields, Kind extends FieldKind> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields];

/** The names of the fields of these kinds, in the order of the table; a table has at least one. */
export const listFields = <Fields extends WireFields, Kind extends FieldKind>(
  fields: Fields,
  ...kinds: readonly Kind[]
) =>
  Object.keys(fields).filter((name) => kinds.includes(fields[name]?.kind as Kind)) as [
    NamesOfKind<Fields, Kind>,
    ...NamesOfKind<Fields, Kind>[],
  ];

/** The column of a field's table, as the code names it. */
export type ColumnName<Name, Field> = Field extends { readonly column: infer Column extends string }
  ? Column
  : Name;

/** A file or a form need not have it. */
export const isOptionalField = ({ input }: WireField): boolean => input.type === 'optional';

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
