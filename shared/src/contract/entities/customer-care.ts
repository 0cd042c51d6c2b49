import * as v from 'valibot';
import { customer as limits } from '../limits';
import { customerRecord } from './customer';
import { customerFields, type CustomerFieldName, type CustomerFields } from './customer-fields';
import { changeEntries, importReportSchema, rowVersion } from './import-report';
import { uuid } from './primitives';
import { customerTrack } from './position';
import type { RecordField } from './record-fields';
import { trackingAlert } from './tracking-alert';
import { customerTollPassing } from './toll-passing';
import { customerRiskMark } from './trip-risk';

/** Scans are joined. */
export type MergeField = {
  [Name in CustomerFieldName]: CustomerFields[Name] extends
    { readonly kind: 'files' } | { readonly mainField: string }
    ? never
    : Name;
}[CustomerFieldName];
/**
 * Of the details of merged records one of each stays. A document's date and a phone's prefix stay with their
 * number.
 */
export const mergeFields = Object.entries<RecordField>(customerFields)
  .filter(([, { kind, mainField }]) => kind !== 'files' && mainField === undefined)
  .map(([name]) => name) as [MergeField, ...MergeField[]];

/** One customer with more than one record: `mergeIds` are merged into `keepId`, whose own details win. */
export const mergeCustomersBody = v.object({
  keepId: uuid,
  mergeIds: v.pipe(
    v.array(uuid, 'validation.required'),
    v.minLength(1, 'validation.required'),
    v.maxLength(limits.mergeMax, 'validation.tooMany'),
  ),
  /** The record that supplies a detail, where the kept record's own is not to stay. */
  take: v.optional(v.object(v.entriesFromList(mergeFields, v.optional(uuid)))),
});

/** Somebody looked at a customer's document. */
export const documentRead = v.object({
  at: v.string(),
  /** The agent's address. */
  readBy: v.nullish(v.string()),
  document: v.nullish(v.string()),
  name: v.nullish(v.string()),
  isThumbnail: v.boolean(),
});
export type DocumentRead = v.InferOutput<typeof documentRead>;

/** An entry in the history of a customer. */
export const customerChange = v.object({
  at: v.string(),
  /** The agent's address. */
  changedBy: v.nullish(v.string()),
  kind: v.picklist(['added', 'imported', 'changed', 'merged']),
  /** The names of the fields, not their values. */
  fields: v.array(v.string()),
});
export type CustomerChange = v.InferOutput<typeof customerChange>;

/** All data that is stored of one customer, for the customer to have. */
export const customerExport = v.object({
  exportedAt: v.string(),
  customer: customerRecord,
  documentReads: v.array(documentRead),
  /** Of trips in vehicles with a tracker. */
  tracks: v.optional(v.array(customerTrack)),
  /** What the trackers gave reason to on these trips. */
  trackingAlerts: v.optional(v.array(trackingAlert)),
  riskMarks: v.optional(v.array(customerRiskMark)),
  tollPassings: v.optional(v.array(customerTollPassing)),
});

export const customerImportReport = importReportSchema({
  customerId: v.nullish(v.string()),
  ...changeEntries,
});
/** What a row of a file says of the customer that it changes. */
export const customerImportTarget = v.object({
  customerId: v.optional(v.union([v.literal(''), uuid])),
  version: rowVersion,
});
export type CustomerImportReport = v.InferOutput<typeof customerImportReport>;
