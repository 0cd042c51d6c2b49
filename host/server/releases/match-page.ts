const isParameter = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

/** Whether a path matches the pattern, e.g. `/srm/end-trip/42` matches `/srm/end-trip/{bookingId}`. */
export function matchesPattern(path: string, pattern: string): boolean {
  const segments = splitPath(path);
  const expected = splitPath(pattern);
  return (
    segments.length === expected.length &&
    expected.every((segment, index) => isParameter(segment) || segment === segments[index])
  );
}

/** The page of a path. A literal pattern wins over one with parameters. */
export function matchPage<Page extends { readonly path: string }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const matching = pages.filter((page) => matchesPattern(path, page.path));
  return matching.find((page) => !page.path.includes('{')) ?? matching[0];
}
