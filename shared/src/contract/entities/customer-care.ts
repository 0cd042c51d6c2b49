import * as v from 'valibot';
import { customer as limits } from '../limits';
import { customerRecord } from './customer';
import { uuid } from './primitives';

/** One customer who was entered more than once: `mergeIds` become part of `keepId`, whose own details win. */
export const mergeCustomersBody = v.object({
  keepId: uuid,
  mergeIds: v.pipe(
    v.array(uuid, 'validation.required'),
    v.minLength(1, 'validation.required'),
    v.maxLength(limits.mergeMax, 'validation.tooMany'),
  ),
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

/** All that is kept of one customer, for himself to have. */
export const customerExport = v.object({
  exportedAt: v.string(),
  customer: customerRecord,
  documentReads: v.array(documentRead),
});

export const customerImportReport = v.object({
  added: v.number(),
  refused: v.number(),
  rows: v.array(
    v.object({
      /** From 0, as sent. */
      row: v.number(),
      ok: v.boolean(),
      customerId: v.nullish(v.string()),
      errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
    }),
  ),
});
export type CustomerImportReport = v.InferOutput<typeof customerImportReport>;
