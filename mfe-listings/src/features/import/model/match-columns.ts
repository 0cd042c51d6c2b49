import { normalizeHeader } from '@portal/shared/csv';
import {
  columnIds,
  columns,
  originColumns,
  originIds,
  rateColumns,
  type ColumnId,
  type FileCells,
  type OriginId,
} from '../../../entities/listing/model/columns';

/** Common alternative names. */
const others: Readonly<Record<string, ColumnId>> = {
  vehiclecategory: 'category',
  vehicletype: 'type',
  bodytype: 'type',
  make: 'brand',
  vehiclebrand: 'brand',
  vehiclemodel: 'model',
  registeredyear: 'year',
  modelyear: 'year',
  numberplate: 'plate',
  platenumber: 'plate',
  registrationnumber: 'plate',
  emirate: 'state',
  city: 'cities',
  phonenumber: 'phone',
  mobile: 'phone',
  licenseexpiry: 'licenceExpiry',
  dayrate: 'dayRate',
  weekrate: 'weekRate',
  monthrate: 'monthRate',
  hourrate: 'hourRate',
  securitydeposit: 'deposit',
};
type FileColumnId = ColumnId | OriginId;
const known = new Map<string, FileColumnId>([
  ...Object.entries(others),
  ...columnIds.map((id) => [normalizeHeader(columns[id].header), id] as const),
  ...originIds.map((id) => [normalizeHeader(originColumns[id].header), id] as const),
]);

export interface Matched {
  /** What each column of the file is. */
  readonly ids: readonly (FileColumnId | null)[];
  /** The required columns that are missing. */
  readonly missing: readonly string[];
  /** Unknown headers. */
  readonly unused: readonly string[];
}

/**
 * @param canChange Whether lines may change listings. Then a file needs only the column that names them, and the server
 *   says what a new listing lacks.
 */
export function matchColumns(header: readonly string[], canChange: boolean): Matched {
  const taken = new Set<FileColumnId>();
  const ids = header.map((name) => {
    const id = known.get(normalizeHeader(name)) ?? null;
    // The first of two equal headers counts.
    if (id === null || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  const hasRate = Object.values(rateColumns).some(([rate]) => taken.has(rate));
  const namesListings = canChange && (taken.has('plate') || taken.has('vehicleId'));
  return {
    ids,
    missing: namesListings
      ? []
      : [
          ...columnIds
            .filter((id) => columns[id].isRequired && !taken.has(id))
            .map((id) => columns[id].header),
          ...(hasRate ? [] : [columns.dayRate.header]),
        ],
    unused: header.filter((name, at) => ids[at] === null && name !== ''),
  };
}

/** A line's cells by column. Cells that our export escaped are restored. */
export function toCells(line: readonly string[], ids: readonly (FileColumnId | null)[]): FileCells {
  const cells = Object.fromEntries([...columnIds, ...originIds].map((id) => [id, ''])) as Record<
    FileColumnId,
    string
  >;
  ids.forEach((id, at) => {
    if (id) cells[id] = (line[at] ?? '').replace(/^'(?=[=+\-@])/, '');
  });
  return cells;
}
