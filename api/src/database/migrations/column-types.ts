import type { ColumnType } from 'kysely';

/** Set by the database unless given; read as a Date. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type RequiredStamp = ColumnType<Date, Date | string, Date | string>;

/** The database alone writes this. */
export type Derived<Value> = ColumnType<Value, never, never>;
/** Written as `JSON.stringify(value)`. */
export type Json = ColumnType<unknown, string, string>;
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
