/** The version before the live one. `versions` has the newest first. */
export function previousVersion(versions: readonly string[], live: string): string | undefined {
  const index = versions.indexOf(live);
  return index < 0 ? versions[0] : versions[index + 1];
}
