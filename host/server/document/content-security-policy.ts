import { trustedTypesPolicies } from './trusted-types';

export interface CspInput {
  readonly nonce: string;
  /** Where calls go, apart from the page's own origin. */
  readonly apiOrigins: readonly string[];
  /** Where pictures and documents come from, apart from the page's own origin and the API. */
  readonly fileOrigins: readonly string[];
  /** Where the style and the tiles of the map come from, apart from the page's own origin. */
  readonly mapOrigins?: readonly string[];
  /** Folders on other origins that remotes come from. */
  readonly remoteFolders?: readonly string[];
  /** Over plain HTTP `upgrade-insecure-requests` would break the page. */
  readonly tls: boolean;
  /** Origins of the development servers; empty in production. */
  readonly developmentOrigins?: readonly string[];
}

/** The strict policy: no unsafe-inline, no unsafe-eval, and a new nonce for each answer. */
export function contentSecurityPolicy(input: CspInput): string {
  const {
    nonce,
    apiOrigins,
    fileOrigins,
    mapOrigins = [],
    remoteFolders = [],
    tls,
    developmentOrigins: development = [],
  } = input;
  const webSockets = development.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...remoteFolders, ...development],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    // The marketplace may keep photos of vehicles on any host. A picture cannot do harm.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https:',
      ...apiOrigins,
      ...fileOrigins,
      ...remoteFolders,
      ...development,
    ],
    'media-src': ["'self'", 'blob:', ...apiOrigins, ...fileOrigins],
    // A PDF in the browser's own viewer. The file server itself says who may frame its files.
    'frame-src': ["'self'", ...apiOrigins, ...fileOrigins],
    'font-src': ["'self'", ...development],
    'connect-src': [
      "'self'",
      ...apiOrigins,
      ...fileOrigins,
      ...mapOrigins,
      ...remoteFolders,
      ...development,
      ...webSockets,
    ],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Scripts send every form. The browser itself would put the fields into the address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Development servers replace modules by evaluating text.
    ...(development.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypesPolicies }),
    ...(tls ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
