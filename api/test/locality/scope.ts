// The names in a parsed statement. cspell:ignore larg rarg Subselect colnames aliasname jointype quals subselect
import type { Owner } from './owners';
import {
  findInnerSelects,
  isPart,
  listConditions,
  listEqualities,
  open,
  readColumn,
  readText,
  toList,
  toName,
  unwrap,
  type ColumnName,
  type Part,
} from './syntax';

/** A table whose rows a statement reads or writes without their owner. */
export interface Crossing {
  readonly table: string;
  /** The columns by which it finds the rows. */
  readonly columns: readonly string[];
}

export interface Schema {
  /** The owner of each table's rows; tables that are not in it are shared. */
  readonly owners: ReadonlyMap<string, Owner>;
  readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What a value is known to be: an owner, or nothing. */
export type Marks = ReadonlySet<'owner'>;

export interface Output {
  readonly name: string;
  readonly marks: Marks;
}

export interface Result {
  readonly outputs: readonly Output[];
  readonly crossings: readonly Crossing[];
}

interface Relation {
  /** Null for a subquery or a function. */
  readonly table: string | null;
  /** Of a subquery: read again while more becomes known of the other relations. */
  read: (() => Result) | null;
  outputs: readonly Output[];
  crossings: readonly Crossing[];
}

export type Named = ReadonlyMap<string, readonly Output[]>;

export const NONE: Marks = new Set();
export const OWNER: Marks = new Set(['owner'] as const);
export const ownerColumns = ['companyId', 'userId', 'ownerId'];

/** What is known of all of them. */
export const share = (all: readonly Marks[]): Marks =>
  new Set([...(all[0] ?? NONE)].filter((mark) => all.every((marks) => marks.has(mark))));

export type ReadSelect = (schema: Schema, select: Part, known: Named, parent: Scope | null) => Result;

/** One SELECT, UPDATE or DELETE: its relations, and what its conditions make known of their columns. */
export class Scope {
  private readonly relations = new Map<string, Relation>();
  private readonly marks = new Map<string, Set<'owner'>>();
  private readonly conditions: { condition: unknown; binds: ReadonlySet<string> | null }[] = [];

  constructor(
    private readonly schema: Schema,
    private readonly named: Named,
    private readonly parent: Scope | null,
    private readonly readSelect: ReadSelect,
  ) {}

  /** @param binds the relations of which the condition makes something known; null for all */
  require(expression: unknown, binds: ReadonlySet<string> | null = null): void {
    for (const condition of listConditions(expression)) this.conditions.push({ condition, binds });
  }

  /** @returns the names of the relations in it */
  add(item: unknown): readonly string[] {
    const join = open(item, 'JoinExpr');
    if (join) return this.addJoin(join);
    const table = open(item, 'RangeVar');
    if (table) return [this.addTable(table)];
    const subquery = open(item, 'RangeSubselect');
    if (subquery) {
      const select = open(subquery['subquery'], 'SelectStmt') ?? {};
      return [this.addRelation(subquery['alias'], null, () => this.readInner(select))];
    }
    const call = open(item, 'RangeFunction');
    if (!call) throw new Error(`A relation of an unknown kind: ${JSON.stringify(item).slice(0, 80)}`);
    const names = toList((isPart(call['alias']) ? call['alias'] : {})['colnames']).map(readText);
    const marks = /"ColumnRef"|"SubLink"/.test(JSON.stringify(call['functions'])) ? NONE : OWNER;
    const outputs = names.map((name) => ({ name, marks }));
    return [this.addRelation(call['alias'], null, () => ({ outputs, crossings: [] }))];
  }

  addTable(table: Part): string {
    const name = toName(table['relname']);
    const outputs = this.named.get(name);
    const alias = table['alias'] ?? { aliasname: table['relname'] };
    if (outputs) return this.addRelation(alias, null, () => ({ outputs, crossings: [] }));
    return this.addRelation(alias, table['schemaname'] === undefined ? name : null, null);
  }

  private addRelation(alias: unknown, table: string | null, read: Relation['read']): string {
    const { aliasname, colnames } = isPart(alias) ? alias : {};
    const name = toName(aliasname);
    const renamed = toList(colnames).map(readText);
    const rename = (result: Result): Result => ({
      ...result,
      outputs: result.outputs.map((output, index) => ({ ...output, name: renamed[index] ?? output.name })),
    });
    this.relations.set(name, {
      table,
      read: read && (() => rename(read())),
      outputs: [],
      crossings: [],
    });
    return name;
  }

  private addJoin({ jointype, larg, rarg, quals, usingClause }: Part): readonly string[] {
    if (usingClause !== undefined) throw new Error('Write the condition of a join with `on`');
    const [left, right] = [this.add(larg), this.add(rarg)];
    // A row without a partner stays, so its condition says nothing about the side that stays.
    const binds = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] }[String(jointype)];
    this.require(quals, binds ? new Set(binds) : null);
    return [...left, ...right];
  }

  /** Applies the conditions until nothing more becomes known. */
  solve(): void {
    for (let before = -1, known = this.countMarks(); known !== before;) {
      before = known;
      for (const [alias, relation] of this.relations) this.markRelation(alias, relation);
      for (const { condition, binds } of this.conditions)
        for (const { left, right, position } of listEqualities(condition)) {
          const found = share(right.map((value) => this.readMarks(value, position)));
          this.mark(readColumn(left), found, binds);
          if (right.length === 1) this.mark(readColumn(right[0]), this.readMarks(left), binds);
        }
      known = this.countMarks();
    }
  }

  private countMarks(): number {
    return [...this.marks.values()].reduce((sum, marks) => sum + marks.size, 0);
  }

  private markRelation(alias: string, relation: Relation): void {
    if (relation.read) {
      const { outputs, crossings } = relation.read();
      relation.outputs = outputs;
      relation.crossings = crossings;
      for (const { name, marks } of outputs) this.mark({ alias, column: name }, marks, null);
    } else if (relation.table !== null && this.isBound(alias, relation.table)) {
      // A user has one company, and a company one user.
      for (const column of [...ownerColumns, ...(this.schema.owners.get(relation.table)?.columns ?? [])])
        this.mark({ alias, column }, OWNER, null);
    }
  }

  private mark(name: ColumnName | null, marks: Marks, binds: ReadonlySet<string> | null): void {
    const alias = name && this.findRelation(name);
    if (!alias || name.column === null || (binds && !binds.has(alias))) return;
    const key = `${alias}.${name.column}`;
    this.marks.set(key, new Set([...(this.marks.get(key) ?? []), ...marks]));
  }

  private findRelation({ alias, column }: ColumnName): string | null {
    if (alias !== null) return this.relations.has(alias) ? alias : null;
    const found = [...this.relations].find(([, { table, outputs }]) =>
      table === null
        ? outputs.some(({ name }) => name === column)
        : this.schema.columns.get(table)?.has(column ?? ''),
    );
    return found?.[0] ?? null;
  }

  /** @param position the column, if the value is a subquery */
  readMarks(value: unknown, position = 0): Marks {
    const expression = unwrap(value);
    if (open(expression, 'ParamRef')) return OWNER;
    const select = open(open(expression, 'SubLink')?.['subselect'], 'SelectStmt');
    if (select) return this.readInner(select).outputs[position]?.marks ?? NONE;
    const name = readColumn(expression);
    if (!name) return NONE;
    const alias = this.findRelation(name);
    if (alias === null) return this.parent?.readMarks(expression) ?? NONE;
    return this.marks.get(`${alias}.${name.column}`) ?? NONE;
  }

  private readInner(select: Part): Result {
    return this.readSelect(this.schema, select, this.named, this);
  }

  /** For rows that are written with their owner. */
  bind(alias: string): void {
    for (const column of ownerColumns) this.mark({ alias, column }, OWNER, null);
  }

  isBound(alias: string, table: string): boolean {
    const owner = this.schema.owners.get(table);
    if (!owner) return true;
    return owner.columns.some((column) => (this.marks.get(`${alias}.${column}`) ?? NONE).has('owner'));
  }

  listOutputs(targets: unknown): readonly Output[] {
    return toList(targets).flatMap((target) => {
      const { name, val } = open(target, 'ResTarget') ?? {};
      const column = readColumn(val);
      if (column?.column === null)
        return [...this.relations].flatMap(([alias, { table, outputs }]) => {
          if (column.alias !== null && column.alias !== alias) return [];
          const names =
            table === null ? outputs.map((one) => one.name) : [...(this.schema.columns.get(table) ?? [])];
          return names.map((one) => ({ name: one, marks: this.marks.get(`${alias}.${one}`) ?? NONE }));
        });
      return [{ name: toName(name) || (column?.column ?? ''), marks: this.readMarks(val) }];
    });
  }

  /** @param parts everything in which further statements may be */
  listCrossings(parts: readonly unknown[]): readonly Crossing[] {
    const own = [...this.relations].flatMap(([alias, { table, crossings }]) => {
      if (table === null) return crossings;
      if (this.isBound(alias, table) || this.schema.owners.get(table)?.isDirectory) return [];
      const known = [...this.marks].filter(([key, marks]) => key.startsWith(`${alias}.`) && marks.size > 0);
      return [{ table, columns: known.map(([key]) => key.slice(alias.length + 1)).sort() }];
    });
    const selects = findInnerSelects([...parts, this.conditions.map(({ condition }) => condition)]);
    return [...own, ...selects.flatMap((select) => this.readInner(select).crossings)];
  }
}
