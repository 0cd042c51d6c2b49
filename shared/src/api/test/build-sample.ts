import * as v from 'valibot';

type Schema = v.GenericSchema;
/** The parts of the contract's schemas that samples need to know. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly fallback?: unknown;
}
export const inspectSchema = (schema: Schema) => schema as unknown as SchemaParts;

const texts = ['text', '2026-01-31', '2026-01-31T10:00:00.000Z', '10:00', '10.00', 'a@b.co', '+971501234567'];
const ids = ['0190b3c4-0000-7000-8000-000000000001', 'en', '1', '', '#aabbcc'];
const numbers = [1, 10, 2024, 0, 500, 100];
const optional = ['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable'];

export const isOptional = (schema: Schema): boolean => optional.includes(inspectSchema(schema).type);

/** Some texts of the contract are moments by their name alone, and pages read them as such. */
const isMoment = (name: string): boolean => /(at|date|day|from|until|since|start|end|till)$/i.test(name);
const moments = texts.filter((text) => text.startsWith('2026')).reverse();
/** Pages show what such a text leads to: an icon that every gateway has. */
const isAddress = (name: string): boolean => /(url|link|logo|photo|picture|image)$/i.test(name);

const textsFor = (name: string): string[] => [
  ...(isMoment(name) ? moments : []),
  ...(isAddress(name) ? ['/favicon.svg', 'https://portal.example/favicon.svg'] : []),
  ...texts,
  ...ids,
];

/** A value that the schema accepts, with every optional field. @param name of the field that has this value */
export function buildSample(schema: Schema, name = ''): unknown {
  const sample = candidates(schema, name).find((candidate) => v.is(schema, candidate));
  if (sample === undefined) throw new Error(`No sample of ${inspectSchema(schema).type}`);
  return sample;
}

function candidates(schema: Schema, name: string): unknown[] {
  const {
    type,
    entries = {},
    item,
    items = [],
    wrapped,
    options = [],
    literal,
    key,
    value,
  } = inspectSchema(schema);
  if (wrapped) return [buildSample(wrapped, name)];
  switch (type) {
    case 'string':
      return textsFor(name);
    case 'number':
      return numbers;
    case 'boolean':
      return [true, false];
    case 'literal':
      return [literal];
    case 'picklist':
      return [...options];
    case 'null':
      return [null];
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return [
        Object.fromEntries(
          Object.entries(entries).map(([field, entry]) => [field, buildSample(entry, field)]),
        ),
      ];
    case 'array':
      // The corners of an area are three at least.
      return [2, 3].map((length) => (item ? Array.from({ length }, () => buildSample(item)) : []));
    case 'tuple':
      return [items.map((one) => buildSample(one))];
    case 'union':
    case 'variant':
      return (options as Schema[]).map((option) => buildSample(option, name));
    case 'record': {
      const names =
        key && inspectSchema(key).type === 'picklist' ? (inspectSchema(key).options ?? []) : ['name'];
      return [Object.fromEntries(names.map((one) => [one, value && buildSample(value)]))];
    }
    case 'unknown':
    case 'any':
      return ['anything'];
    default:
      throw new Error(`Samples of ${type} are not known`);
  }
}

export interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

/** Each optional field of the sample, except where the schema itself handles invalid values. */
export function listOptionalPlaces(schema: Schema, path: Place['path'] = []): Place[] {
  const { entries, item, wrapped, options = [], type } = inspectSchema(schema);
  if ('fallback' in schema) return [];
  if (wrapped) return listOptionalPlaces(wrapped, path);
  if (item) return listOptionalPlaces(item, [...path, 0]);
  if (type === 'union') return listOptionalPlaces(options[0] as Schema, path);
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => [
    ...(isOptional(entry) ? [{ path: [...path, name], schema: entry }] : []),
    ...listOptionalPlaces(entry, [...path, name]),
  ]);
}
