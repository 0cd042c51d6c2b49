import { fileLinks } from './references';

const linkTo = (config: { readonly publicApiUrl: string; readonly basePath: string }): string =>
  fileLinks({
    config: { ...config, fileLinkSecret: 'f'.repeat(32) },
    country: { id: 'ae' },
    clock: { now: () => new Date('2026-11-29T10:00:00Z') },
  } as Parameters<typeof fileLinks>[0]).createLink('file-1', 'original');

test.each([
  ['', '', '/api/ae/files/file-1?'],
  ['', '/desk', '/desk/api/ae/files/file-1?'],
  // The API has an origin of its own, and no path.
  ['https://api.example', '/desk', 'https://api.example/api/ae/files/file-1?'],
])(
  'with the API at "%s" and the portal at "%s", a link to a file begins with %s',
  (api, basePath, beginning) => {
    expect(linkTo({ publicApiUrl: api, basePath }).startsWith(beginning)).toBe(true);
  },
);
