// The names in a parsed statement. cspell:ignore ctes ctename ctequery SETOP larg rarg
import { parseSync } from 'libpg-query';

import {
  NONE,
  Scope,
  share,
  type Crossing,
  type Named,
  type Output,
  type Result,
  type Schema,
} from './scope';
import { isPart, open, toList, toName, type Part } from './syntax';

interface Names {
  readonly named: Named;
  readonly crossings: readonly Crossing[];
}

function readNames(schema: Schema, clause: unknown, known: Named, parent: Scope | null): Names {
  const named = new Map(known);
  const crossings: Crossing[] = [];
  const { ctes, recursive } = isPart(clause) ? clause : {};
  for (const entry of toList(ctes)) {
    const { ctename, ctequery } = open(entry, 'CommonTableExpr') ?? {};
    const name = toName(ctename);
    const select = open(ctequery, 'SelectStmt');
    // The first rows say what the repeated part may rely on.
    const first = recursive === true && select?.['op'] === 'SETOP_UNION' ? select['larg'] : null;
    if (isPart(first)) named.set(name, readSelect(schema, first, named, parent).outputs);
    const result = readStatement(schema, ctequery, named, parent);
    named.set(name, result.outputs);
    crossings.push(...result.crossings);
  }
  return { named, crossings };
}

function readSelect(schema: Schema, select: Part, known: Named, parent: Scope | null): Result {
  const { named, crossings } = readNames(schema, select['withClause'], known, parent);
  const {
    op,
    larg,
    rarg,
    valuesLists,
    fromClause,
    whereClause,
    targetList,
    withClause: _with,
    ...rest
  } = select;
  if (op !== 'SETOP_NONE' && isPart(larg) && isPart(rarg)) {
    const sides = [larg, rarg].map((side) => readSelect(schema, side, named, parent));
    const outputs = (sides[0]?.outputs ?? []).map(({ name }, index) => ({
      name,
      marks: share(sides.map((side) => side.outputs[index]?.marks ?? NONE)),
    }));
    return { outputs, crossings: [...crossings, ...sides.flatMap((side) => side.crossings)] };
  }
  const scope = new Scope(schema, named, parent, readSelect);
  for (const item of toList(fromClause)) scope.add(item);
  scope.require(whereClause);
  scope.solve();
  const rows = toList(valuesLists).map((row) => toList(open(row, 'List')?.['items']));
  const values = (rows[0] ?? []).map((_, index) => ({
    name: `column${index + 1}`,
    marks: share(rows.map((row) => scope.readMarks(row[index]))),
  }));
  return {
    outputs: rows.length > 0 ? values : scope.listOutputs(targetList),
    crossings: [...crossings, ...scope.listCrossings([targetList, valuesLists, rest])],
  };
}

const readReturned = (scope: Scope, statement: Part): readonly Output[] =>
  scope.listOutputs(isPart(statement['returningClause']) ? statement['returningClause']['exprs'] : []);

function readInsert(schema: Schema, insert: Part, known: Named, parent: Scope | null): Result {
  const { named, crossings } = readNames(schema, insert['withClause'], known, parent);
  const target = isPart(insert['relation']) ? insert['relation'] : {};
  const table = toName(target['relname']);
  const written = toList(insert['cols']).map((column) => toName(open(column, 'ResTarget')?.['name']));
  const owner = schema.owners.get(table);
  const isOwned = owner === undefined || owner.columns.some((column) => written.includes(column));
  const select = open(insert['selectStmt'], 'SelectStmt');
  const scope = new Scope(schema, named, parent, readSelect);
  scope.bind(scope.addTable(target));
  scope.solve();
  const inner = scope.listCrossings([insert['onConflictClause'], insert['returningClause']]);
  return {
    outputs: readReturned(scope, insert),
    crossings: [
      ...crossings,
      ...(isOwned ? [] : [{ table, columns: ['insert'] }]),
      ...(select ? readSelect(schema, select, named, parent).crossings : []),
      ...inner.filter((crossing) => crossing.table !== table),
    ],
  };
}

function readChange(schema: Schema, change: Part, known: Named, parent: Scope | null): Result {
  const { named, crossings } = readNames(schema, change['withClause'], known, parent);
  const scope = new Scope(schema, named, parent, readSelect);
  if (isPart(change['relation'])) scope.addTable(change['relation']);
  for (const item of [...toList(change['fromClause']), ...toList(change['usingClause'])]) scope.add(item);
  scope.require(change['whereClause']);
  scope.solve();
  return {
    outputs: readReturned(scope, change),
    crossings: [...crossings, ...scope.listCrossings([change['targetList'], change['returningClause']])],
  };
}

/** Kinds of statements that name no rows. */
const withoutRows = [
  'AlterTableStmt',
  'CreateStmt',
  'DropStmt',
  'LockStmt',
  'NotifyStmt',
  'TransactionStmt',
  'VariableSetStmt',
];

function readStatement(schema: Schema, statement: unknown, known: Named, parent: Scope | null): Result {
  const select = open(statement, 'SelectStmt');
  if (select) return readSelect(schema, select, known, parent);
  const insert = open(statement, 'InsertStmt');
  if (insert) return readInsert(schema, insert, known, parent);
  const change = open(statement, 'UpdateStmt') ?? open(statement, 'DeleteStmt');
  if (change) return readChange(schema, change, known, parent);
  if (isPart(statement) && Object.keys(statement).every((kind) => withoutRows.includes(kind)))
    return { outputs: [], crossings: [] };
  throw new Error(`A statement of an unknown kind: ${JSON.stringify(statement).slice(0, 80)}`);
}

/**
 * The owned tables of which a statement reads or writes rows without their owner. The parser has to be loaded.
 * @param named the columns of relations that are no tables of the schema
 */
export const findCrossings = (
  schema: Schema,
  statement: string,
  named: Named = new Map(),
): readonly Crossing[] =>
  toList(parseSync(statement).stmts).flatMap((one) => {
    const result = readStatement(schema, isPart(one) ? one['stmt'] : one, named, null);
    return result.crossings;
  });
