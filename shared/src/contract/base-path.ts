import * as v from 'valibot';

/**
 * The setting BASE_PATH, which gateway and API read in the same way: the path of its origin below which a proxy offers
 * the portal. Empty: the portal has an origin of its own. A segment begins with no dot, so none leads upwards.
 */
export const basePathSetting = v.pipe(
  v.optional(v.string(), ''),
  v.regex(/^(\/[\w~-][\w.~-]*)*$/, 'must be a path without a slash at its end, such as /desk'),
);

/** An address with the base path behind it, unless it has it already: operators write both. */
export const addBasePathTo = (address: string, basePath: string): string =>
  address.endsWith(basePath) ? address : address + basePath;
