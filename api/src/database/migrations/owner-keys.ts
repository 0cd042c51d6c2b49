// Ends of the names of keys. cspell:ignore pkey
/** A foreign key: its table, its name, its column, and the table that it refers to. */
export type Reference = readonly [
  table: string,
  name: string,
  column: string,
  parent: string,
  change?: Change,
];

interface Change {
  /** Where it is not `id`. */
  readonly parentColumn?: string;
  /** Where it is not the company that says whose both rows are. */
  readonly owner?: string;
  /** `null` where a trigger of the other table empties the column first. */
  readonly onDelete?: null;
}

interface Keys {
  /** Every foreign key to a key that changes. Those that had the owner keep their columns. */
  readonly references: readonly Reference[];
  /** Tables with the columns of their primary key, or the unique index that becomes it. */
  readonly primary: Readonly<Record<string, string>>;
  /** Further constraints to drop once nothing refers to them. */
  readonly dropped?: readonly (readonly [table: string, constraint: string])[];
}

const addReference = ([table, name, column, parent, change = {}]: Reference): string => {
  const { parentColumn = 'id', owner = 'company_id', onDelete = 'cascade' } = change;
  return `alter table ${table} add constraint ${name} foreign key (${owner}, ${column})
    references ${parent} (${owner}, ${parentColumn})${onDelete === null ? '' : ` on delete ${onDelete}`}`;
};

/**
 * Puts the owner into primary keys and into the foreign keys that refer to them. Part of the steps that use it,
 * so it stays as it is.
 */
export const changeKeys = ({ references, primary, dropped = [] }: Keys): string[] => [
  ...references.map(([table, name]) => `alter table ${table} drop constraint ${name}`),
  ...dropped.map(([table, constraint]) => `alter table ${table} drop constraint ${constraint}`),
  ...Object.entries(primary).map(
    ([table, columns]) =>
      `alter table ${table} drop constraint ${table}_pkey, add constraint ${table}_pkey primary key ${columns.startsWith('using') ? columns : `(${columns})`}`,
  ),
  ...references.map(addReference),
];

/** Puts the owner into unique indexes: their names, each with what follows `on`. */
export const changeIndexes = (indexes: Readonly<Record<string, string>>): string[] =>
  Object.entries(indexes).flatMap(([name, definition]) => [
    `drop index ${name}`,
    `create unique index ${name} on ${definition}`,
  ]);

/**
 * A column with the owner of the record that a row belongs to. The trigger fills it in for a server of the release
 * before, which does not; a later step that ends in `-breaking` may drop it.
 */
export const addOwner = (
  table: string,
  parent: string,
  { column, owner = 'company_id' }: { readonly column: string; readonly owner?: string },
): string[] => [
  `alter table ${table} add column ${owner} uuid`,
  `update ${table} set ${owner} = parent.${owner} from ${parent} parent where parent.id = ${table}.${column}`,
  `alter table ${table} alter column ${owner} set not null`,
  `create function ${table}_owner() returns trigger language plpgsql set search_path from current as $$
  begin
    select ${owner} into new.${owner} from ${parent} where id = new.${column};
    return new;
  end $$`,
  `create trigger ${table}_owner before insert on ${table} for each row when (new.${owner} is null)
    execute function ${table}_owner()`,
];

/**
 * Empties what refers to a row before it is deleted, within its owner's rows. PostgreSQL 14 knows no `on delete set null`
 * for one of two columns. With a company all its rows are deleted: changing one twice on the way would check its
 * reference to the company, which is gone.
 * @param columns pairs of table and column
 * @param name of the function and its trigger
 */
export const emptyReferences = (
  parent: string,
  columns: readonly (readonly [table: string, column: string])[],
  name = `${parent}_deleted`,
): string[] => [
  `create function ${name}() returns trigger language plpgsql set search_path from current as $$
  begin
    if exists (select from companies where id = old.company_id) then
      ${columns
        .map(
          ([table, column]) =>
            `update ${table} set ${column} = null where company_id = old.company_id and ${column} = old.id;`,
        )
        .join('\n      ')}
    end if;
    return old;
  end $$`,
  `create trigger ${name} before delete on ${parent} for each row execute function ${name}()`,
];
