import { tokenIssuer } from '../../../authentication/tokens';
import type { Deps, Payer } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { findRequest } from './find-requests';
import { readPayment } from './payment-token';

/**
 * The payment behind the link of this token; null if the token belongs to none. A paid one keeps its page, for the
 * receipt, until the link expires.
 * @throws AppProblem for a link that has expired or that the desk withdrew
 */
export async function findPayer(deps: Deps, token: string): Promise<Payer | null> {
  const payer = await readPayment(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), token);
  if (payer === null) return null;
  if (payer === 'expired')
    throw new AppProblem(
      'link_expired',
      'This link is no longer valid. Ask the rental company for a new one.',
    );
  const row = await findRequest(deps.db, payer.companyId, payer.requestId);
  // Deleted with its trip.
  if (row === undefined || row.withdrawnAt !== null)
    throw new AppProblem('link_revoked', 'This link was withdrawn. Ask the rental company for a new one.');
  return payer;
}
