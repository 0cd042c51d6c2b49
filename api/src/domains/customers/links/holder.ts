import type { Deps, LinkHolder } from '../../../deps';
import { tokenIssuer } from '../../../authentication/tokens';
import { linkExpired, linkRevoked, linkUsed } from './problems';
import { findLink } from './customer-link-repository';
import { readLink } from './token';

/**
 * The customer behind the link of this token; null if the token belongs to no link.
 * @throws AppProblem for a link that has expired or that the agent withdrew
 */
export async function findLinkHolder(deps: Deps, token: string): Promise<LinkHolder | null> {
  const claims = await readLink(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), token);
  if (claims === null) return null;
  if (claims === 'expired') throw linkExpired();
  const row = await findLink(deps.db, claims.linkId);
  // Deleted with its customer or trip.
  if (row === undefined || row.revokedAt !== null) throw linkRevoked();
  if (row.expiresAt <= deps.clock.now()) throw linkExpired();
  const { id: linkId, companyId, userId, customerId, bookingId } = row;
  return { linkId, companyId, userId, customerId, bookingId, isUsed: row.usedAt !== null };
}

/**
 * For all calls except the submission, whose repeat gets the first answer.
 * @throws AppProblem once the details were sent
 */
export function refuseUsed(holder: LinkHolder): LinkHolder {
  if (holder.isUsed) throw linkUsed();
  return holder;
}
