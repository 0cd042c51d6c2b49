import { limits } from '@portal/shared/contract';
import { getTokenExpiry } from './tokens';

interface StoredTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

/**
 * `none`: no tokens at all. `unusable`: one is missing, is not ours, or both have expired. `due`: the access
 * token is about to end (`expired`: it has) and can be renewed. `waning`: it is about to end and can no
 * longer be renewed. `good`: nothing to do.
 */
export type Assessment =
  | { readonly kind: 'none' | 'unusable' }
  | { readonly kind: 'good' | 'waning'; readonly accessEnds: number }
  | { readonly kind: 'due'; readonly accessEnds: number; readonly expired: boolean };

export function assess({ accessToken, refreshToken }: StoredTokens, now: number): Assessment {
  if (!accessToken && !refreshToken) return { kind: 'none' };
  if (!accessToken || !refreshToken) return { kind: 'unusable' };
  const accessEnds = getTokenExpiry(accessToken);
  const refreshEnds = getTokenExpiry(refreshToken);
  if (accessEnds === null || refreshEnds === null) return { kind: 'unusable' };
  const { refreshMargin } = limits.session;
  const expired = accessEnds <= now;
  if (accessEnds - now > refreshMargin) return { kind: 'good', accessEnds };
  if (refreshEnds - now > refreshMargin) return { kind: 'due', accessEnds, expired };
  return expired ? { kind: 'unusable' } : { kind: 'waning', accessEnds };
}
