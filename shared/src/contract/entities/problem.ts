import * as v from 'valibot';

/** One invalid input: `path` as in the request body, dotted (`location.cityId`). */
export const fieldError = v.object({ path: v.string(), message: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/** RFC 9457 problem details, https://www.rfc-editor.org/rfc/rfc9457 */
export const problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  code: v.string(),
  requestId: v.string(),
  errors: v.optional(v.array(fieldError)),
  /** The existing record, where `code` says that there is one: the customer with the same passport, for example. */
  existingId: v.optional(v.string()),
  /**
   * For a vehicle that is taken: `tripTaken` reads it. Not typed here: the shell reads problems, and knows no
   * trips.
   */
  taken: v.optional(v.unknown()),
});
export type Problem = v.InferOutput<typeof problem>;

/** The codes of problems this product's server answers with. */
export const problemCodes = [
  'invalid_input',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'not_in_this_release',
  'unavailable',
  'internal',
  'wrong_credentials',
  'wrong_code',
  'code_expired',
  'too_many_tries',
  'email_taken',
  'phone_taken',
  'common_password',
  'refresh_refused',
  'company_exists',
  'version_conflict',
  'idempotency_mismatch',
  'upload_incomplete',
  'company_required',
  'company_not_approved',
  'listing_incomplete',
  'plan_limit',
  'plate_taken',
  'changed_meanwhile',
  'chassis_taken',
  'duplicate_customer',
  'period_taken',
  'trip_transition',
  'trip_incomplete',
  'total_differs',
  'balance_left',
  'advance_above_total',
  'signed_already',
  'documents_expired',
  'invoice_issued',
  'link_expired',
  'link_used',
  'link_revoked',
  'spam_reason_required',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
