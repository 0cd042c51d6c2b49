import type { ProblemCode } from '@portal/shared/contract';
import { say, translateText, type Translated, type Sentence, type Text } from '../language/say';

/** What is wrong with a field, as a text with translations. */
export interface Refused {
  readonly path: string;
  readonly message: Text;
}

interface ProblemOptions {
  readonly errors?: readonly Refused[];
  /** Seconds until a retry makes sense; becomes Retry-After. */
  readonly retryAfter?: number;
  /** The row that conflicts, where the caller may see it. */
  readonly existingId?: string | undefined;
  /** For a vehicle that is taken: see `tripTaken` of the contract. */
  readonly taken?: unknown;
  /** Where the usual status of the code does not fit. */
  readonly status?: number;
}

const statuses: Readonly<Record<ProblemCode, number>> = {
  invalid_input: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_in_this_release: 501,
  unavailable: 503,
  internal: 500,
  wrong_credentials: 401,
  wrong_code: 422,
  code_expired: 422,
  too_many_tries: 422,
  email_taken: 409,
  phone_taken: 409,
  common_password: 422,
  refresh_refused: 401,
  company_exists: 409,
  version_conflict: 409,
  idempotency_mismatch: 422,
  upload_incomplete: 400,
  company_required: 409,
  company_not_approved: 409,
  listing_incomplete: 422,
  plan_limit: 409,
  plate_taken: 409,
  changed_meanwhile: 409,
  chassis_taken: 409,
  duplicate_customer: 409,
  period_taken: 409,
  trip_transition: 409,
  trip_incomplete: 409,
  total_differs: 409,
  balance_left: 422,
  advance_above_total: 422,
  signed_already: 409,
  documents_expired: 409,
  invoice_issued: 409,
  link_expired: 401,
  link_used: 409,
  link_revoked: 401,
  spam_reason_required: 422,
};

/** A failure that the caller can understand: services throw it, the error handler answers it as RFC 9457. */
export class AppProblem extends Error {
  /** In the language of the caller, like the messages of `errors`. */
  readonly detail: Translated;
  readonly status: number;
  readonly errors: readonly { readonly path: string; readonly message: Translated }[] | undefined;
  readonly retryAfter: number | undefined;
  readonly existingId: string | undefined;
  readonly taken: unknown;

  constructor(
    readonly code: ProblemCode,
    text: Text,
    options: ProblemOptions = {},
  ) {
    super(text);
    this.detail = translateText(text);
    this.name = 'AppProblem';
    this.status = options.status ?? statuses[code];
    this.errors = options.errors?.map(({ path, message }) => ({ path, message: translateText(message) }));
    this.retryAfter = options.retryAfter;
    this.existingId = options.existingId;
    this.taken = options.taken;
  }
}

/** A missing id and another tenant's id get the same answer, so that nobody learns which ids exist. */
export const notFound = (subject: Findable): AppProblem =>
  new AppProblem('not_found', say(`${subject} was not found.`));
type Findable = Sentence extends infer Each
  ? Each extends `${infer Subject} was not found.`
    ? Subject
    : never
  : never;

/** Invalid input in one field. */
export const invalidField = (path: string, message: Text, code: ProblemCode = 'invalid_input'): AppProblem =>
  new AppProblem(code, message, { errors: [{ path, message }] });
