import type { FastifyReply } from 'fastify';

import type { Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { selectListingFiles } from '../catalogue';
import { listReferences } from '../files';
import { findPublicListing } from './find-public-listing';

/**
 * This address never expires while the listing is published; what it leads to works for minutes. A preview that is
 * asked for months later has its photo.
 * @throws AppProblem the same without a photo, and for a listing that is hidden or never was
 */
export async function redirectToPhoto(deps: Deps, linkId: string, reply: FastifyReply): Promise<void> {
  const found = await findPublicListing(deps.db, linkId);
  const files = found ? await selectListingFiles(deps.db, found.userId, [found.id]) : [];
  const photo = files.find(({ role }) => role === 'photo')?.fileId;
  const url = photo && (await listReferences(deps, [photo])).get(photo)?.url;
  if (!url) throw notFound('This vehicle');
  await reply.header('cache-control', 'no-store').redirect(url);
}
