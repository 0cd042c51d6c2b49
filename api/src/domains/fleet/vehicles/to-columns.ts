import {
  fleetFields,
  toMinorUnits,
  type ColumnName,
  type FieldKind,
  type FleetFieldName,
  type FleetFields,
  type fleetImportRow,
  type fleetVehicleForm,
  type RecordField,
} from '@portal/shared/contract';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';

import type { FleetVehiclesTable } from '../../../database/tables/fleet';
import { storedRates } from '../../catalogue';

export type FleetForm = v.InferOutput<typeof fleetVehicleForm>;
export type FleetRow = v.InferOutput<typeof fleetImportRow>;

/** What a call gives for a field, as its column stores it. */
type StoredValue<Field extends RecordField> = Field['kind'] extends 'year' | 'measure'
  ? number | null
  : Field['kind'] extends 'money'
    ? number
    : Field['kind'] extends 'rates'
      ? string
      : Field extends { readonly isNullable: true }
        ? Exclude<v.InferOutput<Field['input']>, ''> | null
        : v.InferOutput<Field['input']>;

/** Every field has a column: one without does not compile where the columns are inserted. */
type Columns = {
  [Name in keyof FleetRow as ColumnName<Name, FleetFields[Name]>]: StoredValue<FleetFields[Name]>;
};

/** The columns that no field of the form has. A new column that is neither here nor a field does not compile. */
type OwnColumn = 'id' | 'companyId' | 'photo' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'version';
type MissingColumn = Exclude<keyof Insertable<FleetVehiclesTable>, keyof Columns | OwnColumn>;
type AllColumns = [MissingColumn] extends [never] ? Columns : { readonly missing: MissingColumn };

const toNumber = (value: unknown) => (value === '' ? null : Number(value));
const writers: Readonly<Partial<Record<FieldKind, (value: never) => unknown>>> = {
  year: toNumber,
  measure: toNumber,
  money: toMinorUnits,
  rates: (details: FleetRow['rentalDetails']) => JSON.stringify(storedRates(details)),
};

function toColumn(field: RecordField, value: unknown): unknown {
  const write = writers[field.kind];
  if (write) return write(value as never);
  return field.isNullable && value === '' ? null : value;
}

/** The wire's fields as columns. */
export const toColumns = (form: FleetRow): AllColumns =>
  Object.fromEntries(
    Object.entries<RecordField>(fleetFields)
      .filter(([, { kind }]) => kind !== 'photo')
      .map(([name, field]) => [
        field.column ?? name,
        toColumn(field, form[name as Exclude<FleetFieldName, 'vehiclePhoto'>]),
      ]),
  ) as AllColumns;
