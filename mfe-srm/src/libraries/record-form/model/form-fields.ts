import type { Capability, CountryCode, FormPlace, RecordField, RecordFields } from '@portal/shared/contract';
import type { TextFieldProps } from '@portal/shared/ui';

/** The names of the fields whose entry has something. */
export type NamesWhere<Fields extends RecordFields, Entry> = {
  [Name in keyof Fields]: Fields[Name] extends Entry ? Name : never;
}[keyof Fields];

export type FieldTable<Name extends string> = Readonly<Record<Name, RecordField>>;

/** The fields that the form has, in the order of the page: by part, row and position. */
export function sortByPage<Name extends string>(
  fields: FieldTable<Name>,
  partOrder: Readonly<Record<string, number>>,
): Name[] {
  const getPlace = (name: Name): readonly number[] => {
    const { part = '', row = 0, position = 0 } = fields[name].form ?? {};
    return [partOrder[part] ?? 0, row, position];
  };
  const compare = (one: Name, other: Name): number => {
    const second = getPlace(other);
    return (
      getPlace(one)
        .map((place, at) => place - (second[at] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  };
  return (Object.keys(fields) as Name[]).filter((name) => fields[name].form).sort(compare);
}

/** How a text is typed in: a code in its own letters, anything else in the direction of its first letter. */
export const getTextProps = ({
  maxLength,
  isCode,
  isCapital,
  isNumeric,
}: Partial<FormPlace> = {}): Partial<TextFieldProps> => ({
  ...(isCode ? { code: true } : { dir: 'auto' }),
  ...(isCapital && { autoCapitalize: 'characters', spellCheck: false }),
  ...(isNumeric && { inputMode: 'numeric' }),
  ...(maxLength !== undefined && { maxLength }),
});

/** Whether a country, or none, has the field, on a server that announces these capabilities. */
export const isOffered = (
  { country: only, capability }: RecordField,
  country: CountryCode | null,
  hasCapability: (name: Capability) => boolean,
): boolean =>
  (only === undefined || only === country) &&
  (capability === undefined || hasCapability(capability as Capability));

/** The fields of a part of the form, row by row. */
export function groupRows<Name extends string>(
  fields: Readonly<Record<string, RecordField>>,
  names: readonly Name[],
  part: string,
): Name[][] {
  const rows = new Map<number, Name[]>();
  for (const name of names) {
    const form = fields[name]?.form;
    if (form?.part === part) rows.set(form.row, [...(rows.get(form.row) ?? []), name]);
  }
  return [...rows.values()];
}
