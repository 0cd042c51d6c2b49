import * as v from 'valibot';
import { uuid } from './primitives';

/** The result of each row of a file. An added row has its id under the name that its domain uses. */
export const importReportSchema = <Entry extends v.ObjectEntries>(added: Entry) =>
  v.object({
    added: v.number(),
    refused: v.number(),
    rows: v.array(
      v.object({
        /** From 0, as sent. */
        row: v.number(),
        ok: v.boolean(),
        ...added,
        errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
      }),
    ),
  });

/** What a row of a file means for the records that exist. */
export const rowChanges = ['new', 'changed', 'unchanged'] as const;
export type RowChange = (typeof rowChanges)[number];

/** What a report says of a row where rows may change records. */
export const changeEntries = {
  change: v.optional(v.picklist(rowChanges)),
  /** The fields that it changes, by their names on the wire. */
  fields: v.optional(v.array(v.string())),
  /** The version of the record that this was judged by; 0 for a new one. */
  version: v.optional(v.number()),
};

/** The version that a row was made from, as a file has it. */
export const rowVersion = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('validation.number'),
    v.minValue(0, 'validation.number'),
  ),
);

/** What a row of a file says of the vehicle that it changes: its id, or else its plate. */
export const vehicleImportTarget = v.object({
  vehicleId: v.optional(v.union([v.literal(''), uuid])),
  vehicleRegistrationNumber: v.optional(v.string()),
  version: rowVersion,
});
