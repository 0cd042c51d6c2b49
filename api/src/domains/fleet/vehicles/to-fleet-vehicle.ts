import {
  fleetFields,
  fromMinorUnits,
  listFleetAlerts,
  type FieldKind,
  type FileReference,
  type FleetFieldName,
  type FleetVehicle,
  type RecordField,
} from '@portal/shared/contract';

import { shownRates } from '../../catalogue';
import { getFleetGstRate } from './gst-rate';
import type { FleetVehicleRow } from './store';

const toText = (value: number | null) => (value === null ? '' : String(value));
const readers: Readonly<Partial<Record<FieldKind, (value: never) => unknown>>> = {
  year: toText,
  measure: toText,
  money: fromMinorUnits,
  rates: shownRates,
};

function readColumn(field: RecordField, value: unknown): unknown {
  const read = readers[field.kind];
  return read ? read(value as never) : (value ?? '');
}

type Shown = Required<Pick<FleetVehicle, FleetFieldName>>;

/** The row's columns as the wire's fields, in their order; `photo` is its id, or its links where they were requested. */
const toFields = (row: FleetVehicleRow, photo: FileReference | string | null): Shown =>
  Object.fromEntries(
    Object.entries<RecordField>(fleetFields).map(([name, field]) => [
      name,
      field.kind === 'photo'
        ? photo
        : readColumn(field, row[(field.column ?? name) as keyof FleetVehicleRow]),
    ]),
  ) as Shown;

/** A vehicle as a call would send it, but for its photo. */
export function toImportRow(row: FleetVehicleRow): Omit<Shown, 'vehiclePhoto'> {
  const { vehiclePhoto: _photo, ...fields } = toFields(row, null);
  return fields;
}

/** A vehicle as its owner reads it; `photo` is its id, or its links where they were requested. */
export function toFleetVehicle(
  row: FleetVehicleRow,
  photo: FileReference | string | null,
  today: string,
): FleetVehicle {
  const { vehicleCategoryId, vehicleBrandId, rentalDetails, ...fields } = toFields(row, photo);
  return {
    vehicleId: row.id,
    vehicleCategoryId,
    vehicleBrandId,
    vehicleCategory: row.categoryName,
    vehicleBrand: row.brandName,
    ...fields,
    gstRate: getFleetGstRate(row),
    rentalDetails,
    alerts: listFleetAlerts(row, today),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
