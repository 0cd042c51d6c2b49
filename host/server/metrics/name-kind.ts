import path from 'node:path';
import { countryCodes, endpointTable } from '@portal/shared/contract';

export type RequestKind = 'page' | 'file' | 'remote' | 'registry' | 'api' | 'stream' | 'other';

const streams = countryCodes.flatMap((country) =>
  endpointTable.filter(({ kind }) => kind === 'stream').map(({ path: route }) => `/api/${country}${route}`),
);

const beginnings: readonly (readonly [string, RequestKind])[] = [
  ...streams.map((route) => [route, 'stream'] as const),
  ['/api', 'api'],
  ['/remotes/', 'remote'],
  ['/host/', 'file'],
  ['/customer/', 'file'],
  ['/registry.json', 'registry'],
];

/**
 * What a request is for.
 * @param route the pattern that took it, such as `/remotes/*`; undefined: none did, or its file is missing
 */
export function nameKind(route: string | undefined, url: string): RequestKind {
  const [pathname = ''] = url.split('?');
  const found = beginnings.find(([beginning]) => (route ?? pathname).startsWith(beginning));
  if (found) return found[1];
  if (route !== '/*') return 'other';
  return path.posix.extname(pathname) === '' ? 'page' : 'file';
}
