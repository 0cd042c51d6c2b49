import * as v from 'valibot';

/** An uploaded file. Only the server interprets its id. */
export const uploadedFile = v.pipe(
  v.nullable(v.string()),
  v.check((id) => id !== null && id !== '', 'validation.fileRequired'),
);

export const chosen = v.pipe(v.string(), v.nonEmpty('validation.required'));

/** A date after today in the country. */
export const laterThan = (today: () => string) =>
  v.check<string, string>((date) => date > today(), 'validation.dateFuture');
