import path from 'node:path';
import ts from 'typescript';

/** What the code takes a column for. */
export interface ColumnType {
  /** `string`, `number`, `boolean`, `Date`, `Buffer`, or `object` for anything that is stored as JSON. */
  readonly kind: string;
  readonly isNullable: boolean;
  /** The code may leave it out of an insert, or must. */
  readonly isOptional: boolean;
}
export type TableTypes = ReadonlyMap<string, ReadonlyMap<string, ColumnType>>;

const SCHEMA = path.join(import.meta.dirname, '../../src/database/schema.ts');

/** The columns of every table of `Database`, as the compiler sees them. */
export function readTableTypes(): TableTypes {
  const configFile = path.join(import.meta.dirname, '../../../tsconfig.json');
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)).config,
    // No file but the schema is read.
    { ...ts.sys, readDirectory: () => [SCHEMA] },
    path.dirname(configFile),
  );
  const program = ts.createProgram([SCHEMA], { ...config.options, types: ['node'], incremental: false });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(SCHEMA);
  const declared = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Database',
  );
  if (!declared) throw new Error('schema.ts declares no interface Database');
  const getMembers = (type: ts.Type) =>
    type
      .getProperties()
      .map((property) => [property.name, checker.getTypeOfSymbolAtLocation(property, declared)] as const);
  return new Map(
    getMembers(checker.getTypeAtLocation(declared)).map(([table, type]) => [
      table,
      new Map(
        getMembers(type).map(([column, columnType]) => [column, readColumn(checker, columnType, declared)]),
      ),
    ]),
  );
}

/** A column is its own type, or Kysely's with one type each for reading, inserting and updating. */
function readColumn(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ColumnType {
  const read = (name: string) => {
    const property = type.getProperty(name);
    return property && checker.getTypeOfSymbolAtLocation(property, at);
  };
  const selected = read('__select__') ?? type;
  const inserted = read('__insert__') ?? type;
  const parts = splitUnion(selected);
  const isNullable = parts.some(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown));
  return {
    kind: describeKind(
      checker,
      parts.filter(({ flags }) => !(flags & ts.TypeFlags.Null)),
    ),
    isNullable,
    isOptional:
      isNullable ||
      (inserted.flags & ts.TypeFlags.Never) !== 0 ||
      splitUnion(inserted).some(({ flags }) => flags & ts.TypeFlags.Undefined),
  };
}

const splitUnion = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const primitives: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
];

function describeKind(checker: ts.TypeChecker, parts: readonly ts.Type[]): string {
  const kinds = parts.map((part) => {
    const primitive = primitives.find(([flags]) => part.flags & flags);
    if (primitive) return primitive[1];
    const name = part.symbol?.name;
    return name === 'Date' || name === 'Buffer' ? name : 'object';
  });
  const [kind = 'object', ...others] = new Set(kinds);
  return others.length > 0 ? 'mixed' : kind;
}
