import type { Deps } from '../../deps';
import { getToday } from '../../time/today';
import { countLinkOpen } from '../catalogue';
import { findPublicListing } from './find-public-listing';
import { isProgram } from './is-program';

/** Counts an opened link. A program, and a link that shows nothing, count nothing and get the same answer. */
export async function recordOpen(
  { db, country, clock }: Deps,
  linkId: string,
  userAgent: string | undefined,
): Promise<void> {
  if (isProgram(userAgent)) return;
  const found = await findPublicListing(db, linkId);
  if (!found) return;
  const { companyId, userId, id: listingId } = found;
  await countLinkOpen(db, { companyId, userId, listingId }, getToday(country, clock.now()));
}
