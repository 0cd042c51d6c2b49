import { isDeepStrictEqual } from 'node:util';

import {
  anyPlate,
  canonicalPlate,
  importRow,
  vehicleImportTarget,
  type FieldError,
  type ListingLoss,
} from '@portal/shared/contract';
import * as v from 'valibot';
import type { Deps } from '../../../deps';
import { changedSinceFile } from '../../../imports/changed-since-file';
import { isRecord } from '../../../imports/is-record';
import { noRates } from '../../../imports/no-rates';
import { overlayFields } from '../../../imports/overlay-fields';
import type { RowReport } from '../../../imports/row-report';
import { toFieldErrors } from '../../../imports/to-field-errors';
import { invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';
import type { toColumns } from './fields';
import { findLosses } from './find-losses';
import { judge } from './fitting';
import { refuseEndedLicence } from './level-one';
import { selectSpecification } from './specification';
import { findOwn, type ListingRow } from './store';
import { readLevelOne } from './view';

export type ImportRow = v.InferOutput<typeof importRow>;

/** A row of a file, before anything of it is stored. */
export interface JudgedRow {
  /** The whole level one: the row over what is there. */
  readonly row?: ImportRow;
  readonly columns?: ReturnType<typeof toColumns>;
  /** The id of the listing that the row changes. */
  readonly listingId?: string;
  /** What the row does, where rows may change listings. */
  readonly report?: RowReport & { readonly losses?: ListingLoss[] };
  readonly errors: readonly FieldError[];
}

/** A listing as a row of a file; a date that it lacks is left out. */
function toImportRow(listing: ListingRow): Record<string, unknown> {
  const { commercialLicenseExpireDate: date, ...fields } = readLevelOne(listing);
  return { ...fields, ...(date !== null && { commercialLicenseExpireDate: date }) };
}

/** What a row need not say of a new listing. */
const buildNewRow = ({ country }: Pick<Deps, 'country'>) => ({
  ...noRates,
  securityDeposit: { enabled: false, amountInAED: '0' },
  specification: selectSpecification(country),
});

/** Whose listings a file changes. */
export interface Targets {
  readonly userId: string;
  readonly idsByPlate: ReadonlyMap<string, string>;
}

/** @throws AppProblem for an id that is not among the agent's listings */
async function findTarget(
  { db, country }: Pick<Deps, 'db' | 'country'>,
  { userId, idsByPlate }: Targets,
  sent: unknown,
) {
  const { vehicleId, vehicleRegistrationNumber, version } = validate(vehicleImportTarget, sent);
  const plate = v.safeParse(anyPlate, vehicleRegistrationNumber);
  const specification = selectSpecification(country);
  const id =
    vehicleId ||
    (plate.success
      ? idsByPlate.get(canonicalPlate({ vehicleRegistrationNumber: plate.output, specification }))
      : undefined);
  const listing = id === undefined ? undefined : await findOwn(db, userId, id);
  if (vehicleId && listing === undefined)
    throw invalidField('vehicleId', 'None of your listings has this ID.');
  if (listing === undefined && version) throw changedSinceFile();
  return { listing, version };
}

/** Where two values differ, as paths: `rentalDetails.day.rentInAED`. */
function listDifferences(before: unknown, after: unknown, path: readonly string[] = []): string[] {
  if (!isRecord(after)) return isDeepStrictEqual(before, after) ? [] : [path.join('.')];
  return Object.keys(after).flatMap((name) =>
    listDifferences(isRecord(before) ? before[name] : undefined, after[name], [...path, name]),
  );
}

/** The fields of level one that differ, by their paths on the wire. */
function listChanges(listing: ListingRow, row: ImportRow): string[] {
  const before = v.safeParse(importRow, toImportRow(listing));
  return listDifferences(before.success ? before.output : {}, row);
}

/** A row that is a new listing. */
export async function judgeNewRow(deps: Deps, sent: unknown): Promise<JudgedRow> {
  try {
    const row = validate(importRow, sent);
    const { columns, errors } = await judge(deps, row);
    return columns ? { row, columns, errors } : { row, errors };
  } catch (error) {
    return { errors: toFieldErrors(error) };
  }
}

/** A row that changes the listing that it names by its id or plate, and is a new one otherwise. */
export async function judgeChange(deps: Deps, targets: Targets, sent: unknown): Promise<JudgedRow> {
  try {
    const { listing, version } = await findTarget(deps, targets, sent);
    if (!listing) {
      const judged = await judgeNewRow(deps, overlayFields(buildNewRow(deps), sent));
      return { ...judged, report: { change: 'new', version: 0 } };
    }
    const row = validate(importRow, overlayFields(overlayFields(noRates, toImportRow(listing)), sent));
    const fields = listChanges(listing, row);
    const target = { row, listingId: listing.id };
    if (fields.length === 0)
      return { ...target, report: { change: 'unchanged', version: listing.version }, errors: [] };
    // A preview without the listing has version 0.
    if (version !== undefined && version !== listing.version) throw changedSinceFile();
    refuseEndedLicence(deps, listing, row.commercialLicenseExpireDate);
    const { columns, errors } = await judge(deps, row);
    const losses = columns ? await findLosses(deps.db, listing, columns) : [];
    const report = {
      change: 'changed' as const,
      fields,
      version: listing.version,
      ...(losses.length > 0 && { losses }),
    };
    return { ...target, report, errors, ...(columns && { columns }) };
  } catch (error) {
    return { errors: toFieldErrors(error) };
  }
}
