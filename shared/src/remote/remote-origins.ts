import * as v from 'valibot';

/** A page under https loads nothing by plain http, other than from its own machine. */
const remoteOrigin = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
    'must be origins such as https://remotes.example.com; http only on this machine',
  ),
);

/** Origins other than the portal's own from which remotes may come, separated by commas or spaces. */
export const remoteOrigins = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.array(remoteOrigin),
);
