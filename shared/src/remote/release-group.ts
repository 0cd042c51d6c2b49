/** The cookie by which the gateway knows which versions a browser gets. It opens nothing: each version is a released one. */
export const releaseGroupCookie = 'release-group';

/** FNV-1a with a final mixing, so that similar ids are spread evenly. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The group of a company: eight hexadecimal digits that do not tell its id. */
export const getReleaseGroup = (companyId: string): string =>
  hashText(companyId).toString(16).padStart(8, '0');

/** Who gets a version before all others. */
export interface CanaryReaders {
  /** Of the companies, by their groups. */
  readonly percent?: number | undefined;
  /** Listed companies, as their groups. */
  readonly groups?: readonly string[] | undefined;
}

/**
 * Whether a group gets the canary of a remote. It is the same in each browser of the company and at each visit, and
 * other companies come first for another remote.
 */
export function isCanaryReader(
  remote: string,
  { percent = 0, groups = [] }: CanaryReaders,
  group: string,
): boolean {
  return groups.includes(group) || hashText(`${group} ${remote}`) % 100 < percent;
}
