import * as v from 'valibot';

/** What a file call answers in addition to its file. */
export const fileAnswer = v.void();

/**
 * The answer of a call for which the specification states none. Our server answers exactly `own`. A page reads
 * null where another platform's server answers anything else, and does without it.
 */
export const unstated = <Own extends v.GenericSchema>(own: Own) =>
  Object.assign(v.fallback(v.nullable(own), null), { own });

/** The call says nothing but that it succeeded. */
export const nothing = unstated(v.null());

/** What our own server answers. */
export type OwnAnswer<Result extends v.GenericSchema> = Result extends {
  readonly own: infer Own extends v.GenericSchema;
}
  ? v.InferInput<Own>
  : v.InferInput<Result>;

/** The schema of our own server's answer. */
export const getOwnAnswer = (result: v.GenericSchema): v.GenericSchema =>
  'own' in result ? (result.own as v.GenericSchema) : result;
