import * as v from 'valibot';

/** A file that has been uploaded. Its id is the server's own business. */
export const uploadedFile = v.pipe(
  v.nullable(v.string()),
  v.check((id) => id !== null && id !== '', 'validation.fileRequired'),
);

export const chosen = v.pipe(v.string(), v.nonEmpty('validation.required'));

/** A date after today, where today is the country's. */
export const laterThan = (today: () => string) =>
  v.check<string, string>((date) => date > today(), 'validation.dateFuture');
