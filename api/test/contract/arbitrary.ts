import * as fc from 'fast-check';

export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/**
 * What breaks careless servers: NUL, lone surrogates, quotes, huge and strange numbers, deep and wrong types.
 */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; drop table users; --",
    '%',
    '\\',
    '../../etc/passwd',
    '<script>',
    '{{7*7}}',
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1e308,
    -1e308,
    2 ** 53,
    1.5,
    [],
    {},
    [null],
    { toString: 1 },
    { constructor: null },
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 2000, maxLength: 5000 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema, sometimes with junk in one place. `ids` are real ids that uuid fields may get. */
export function toArbitrary(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: valid(schema, ids) }, { weight: 1, arbitrary: junk });
}

function valid(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valid(branch, ids)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema, ids);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 25),
      });
    case 'object':
      return record(schema, ids);
    default:
      return junk;
  }
}

function text(
  { format, pattern, minLength = 0, maxLength = 200 }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2200-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength) });
}

function record(
  { properties = {}, required = [] }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, toArbitrary(property, ids)]),
  );
  const always = fc.record(fields, { requiredKeys: [...required] });
  const holes = fc.record(fields, { requiredKeys: [] });
  return fc.oneof({ weight: 9, arbitrary: always }, { weight: 1, arbitrary: holes });
}
