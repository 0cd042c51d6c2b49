import { isApiError } from '@portal/shared/api';

/** Why the form cannot be shown, each with its own remedy. */
export type LinkProblem = 'missing' | 'wrong' | 'expired' | 'used' | 'revoked' | 'unreachable';

const byCode: Readonly<Record<string, LinkProblem>> = {
  link_expired: 'expired',
  link_used: 'used',
  link_revoked: 'revoked',
};

/** The reason for a failed call. Without an answer, and for errors of the server, trying again helps. */
export function toLinkProblem(error: unknown): LinkProblem {
  if (!isApiError(error) || error.kind !== 'http') return 'unreachable';
  const known = byCode[error.code ?? ''];
  if (known) return known;
  return (error.status ?? 500) >= 500 || error.status === 429 ? 'unreachable' : 'wrong';
}

/** The link expired while the form was filled in, so the form cannot continue. */
export const endsLink = (error: unknown): boolean =>
  isApiError(error) && (byCode[error.code ?? ''] !== undefined || error.status === 401);
