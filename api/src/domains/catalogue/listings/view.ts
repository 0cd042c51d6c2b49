import {
  fromMinorUnits,
  listingFields,
  type FieldKind,
  type FileReference,
  type Listing,
  type ListingFieldName,
  type ListingFields,
  type NamesOfKind,
  type RecordField,
} from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { columnFields, type ColumnFieldName } from './fields';
import { writePublicLink } from './write-public-link';
import { shownRates } from './rates';
import type { ListingFile, ListingRow } from './store';

type FileName = NamesOfKind<ListingFields, 'files'>;
type LevelOneView = Required<Pick<Listing, Exclude<ListingFieldName, FileName>>>;

const readers: Readonly<Partial<Record<FieldKind, (value: never) => unknown>>> = {
  year: String,
  choice: (value: string | null) => value ?? '',
  rates: shownRates,
};

function readColumn(row: ListingRow, name: ColumnFieldName): unknown {
  const field: RecordField = listingFields[name];
  const value: unknown = row[(field.column ?? name) as keyof ListingRow];
  const read = readers[field.kind];
  return read ? read(value as never) : value;
}

/** Level one without its files, as a form or a row of a file sends it. */
export const readLevelOne = (row: ListingRow): LevelOneView =>
  ({
    ...Object.fromEntries(columnFields.map((name) => [name, readColumn(row, name)])),
    cityIds: row.cities.map(({ id }) => id),
    securityDeposit: { enabled: row.isDepositEnabled, amountInAED: fromMinorUnits(row.deposit) },
  }) as LevelOneView;

/** The data of a list: level one with names, and the state of the listing. */
export function toView(
  deps: Pick<Deps, 'config' | 'country'>,
  row: ListingRow,
  cover: FileReference | undefined,
): Listing {
  return {
    ...readLevelOne(row),
    vehicleId: row.id,
    companyId: row.companyId,
    userId: row.userId,
    vehicleCode: row.code,
    vehicleTitle: row.title,
    vehicleCategory: row.category,
    vehicleType: row.type,
    vehicleBrand: row.brand,
    vehiclePhotos: cover ? [cover] : [],
    state: row.state,
    cities: row.cities.map(({ name }) => name),
    levelsFilled: row.levelsFilled,
    isVisible: row.isVisible,
    missing: row.missing,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    publicLink: writePublicLink(deps, row),
  };
}

/** The same with all its files, for the form. */
export function toFullView(
  deps: Pick<Deps, 'config' | 'country'>,
  row: ListingRow,
  files: readonly ListingFile[],
  references: ReadonlyMap<string, FileReference>,
): Listing {
  const listFiles = (role: ListingFile['role']) =>
    files.filter((file) => file.role === role).flatMap(({ fileId }) => references.get(fileId) ?? []);
  return {
    ...toView(deps, row, undefined),
    vehiclePhotos: listFiles('photo'),
    vehicleVideos: listFiles('video'),
    commercialLicenses: listFiles('licence'),
  };
}
