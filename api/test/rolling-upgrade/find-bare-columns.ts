// The names in a parsed statement. cspell:ignore larg rarg relname aliasname sval
import { loadModule, parseSync } from 'libpg-query';
import type { Db } from '../../src/database/connect';
import { readSchema } from '../locality/read-schema';
import { isPart, open, toList, toName, type Part } from '../locality/syntax';

/** The columns of each table, by the names of the code. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>;

const listRelations = (item: unknown): readonly Part[] => {
  const join = open(item, 'JoinExpr');
  if (join) return [join['larg'], join['rarg']].flatMap(listRelations);
  return isPart(item) ? [item] : [];
};

/** The name of a column without its table, or null. */
function readBareName(part: unknown): string | null {
  const fields = toList(open(part, 'ColumnRef')?.['fields']);
  const text = fields.length === 1 ? open(fields[0], 'String')?.['sval'] : undefined;
  return text === undefined ? null : toName(text);
}

const statementKinds = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

/** Without the statements within an expression. */
function listBareNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listBareNames);
  if (!isPart(value) || statementKinds.some((kind) => kind in value)) return [];
  const name = readBareName(value);
  return name === null ? Object.values(value).flatMap(listBareNames) : [name];
}

/** What a statement calls its results: a plain name in its order means them. */
function listResultNames(select: Part): ReadonlySet<string> {
  const names = toList(select['targetList']).map((target) => {
    const { name, val } = open(target, 'ResTarget') ?? {};
    const fields = toList(open(val, 'ColumnRef')?.['fields']);
    return toName(name ?? open(fields.at(-1), 'String')?.['sval']);
  });
  return new Set(names);
}

const isResult = (sorted: unknown, results: ReadonlySet<string>): boolean => {
  const name = readBareName(open(sorted, 'SortBy')?.['node'] ?? sorted);
  return name !== null && results.has(name);
};

interface Table {
  readonly alias: string;
  readonly columns: ReadonlySet<string>;
}

/** The tables of a statement. Only they get columns: a function, a subquery and a named one have those of the statement. */
const listTables = (relations: readonly Part[], tables: TableColumns): readonly Table[] =>
  relations.flatMap((relation) => {
    const { relname, alias } = open(relation, 'RangeVar') ?? relation;
    const columns = tables.get(toName(relname));
    return columns ? { alias: toName(isPart(alias) ? alias['aliasname'] : relname), columns } : [];
  });

function findInStatement(statement: Part, tables: TableColumns): readonly string[] {
  const { fromClause, usingClause, relation, sortClause, groupClause, distinctClause, ...rest } = statement;
  const joined = [...toList(fromClause), ...toList(usingClause)].flatMap(listRelations);
  const own = listTables(isPart(relation) ? [relation, ...joined] : joined, tables);
  const results = listResultNames(statement);
  const ordered = [sortClause, groupClause, distinctClause].flatMap(toList);
  const named = ordered.filter((one) => !isResult(one, results));
  return listBareNames([fromClause, usingClause, named, rest]).filter(
    (name) =>
      own.some(({ columns }) => !columns.has(name)) &&
      // A row as a whole.
      own.every(({ alias }) => alias !== name),
  );
}

function findAll(value: unknown, tables: TableColumns): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findAll(one, tables));
  if (!isPart(value)) return [];
  const statement = open(value, 'SelectStmt') ?? open(value, 'UpdateStmt') ?? open(value, 'DeleteStmt');
  const inner = Object.values(value).flatMap((one) => findAll(one, tables));
  return statement ? [...findInStatement(statement, tables), ...inner] : inner;
}

/**
 * Columns that a statement of several tables names without their table. A server of this release would fail, or read
 * another column, after a step of the next one adds a column of that name to another of these tables. The parser has to be
 * loaded.
 */
export const findBareColumns = (statement: string, tables: TableColumns): readonly string[] =>
  [...new Set(findAll(parseSync(statement).stmts, tables))].sort();

/** The files whose statements name columns without their table, each with the columns. */
export async function listBareColumns(
  db: Db,
  statements: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await loadModule();
  const { columns } = await readSchema(db);
  const found = new Map<string, Set<string>>();
  for (const [statement, file] of statements)
    for (const name of findBareColumns(statement, columns))
      found.set(file, (found.get(file) ?? new Set()).add(name));
  return Object.fromEntries([...found].map(([file, names]) => [file, [...names].sort()]));
}
