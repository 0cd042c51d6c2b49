import type { Deps, LinkHolder } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { type StoredFile, storeUpload, type Upload } from '../../files';
import { countUpload, insertLinkFile } from './customer-link-repository';

/**
 * Files through a link belong to the agent who made it. Their number is limited, and they are recorded as the
 * link's own.
 */
export async function storeByLink(deps: Deps, holder: LinkHolder, upload: Upload): Promise<StoredFile> {
  if (upload.kind === 'video')
    throw new AppProblem('unsupported_media_type', 'Choose a photo or a PDF of your document.', {
      errors: [{ path: 'file', message: 'Choose a photo or a PDF of your document.' }],
    });
  await count(deps, holder, 1);
  try {
    const file = await storeUpload(deps, holder.userId, upload);
    await insertLinkFile(deps.db, holder, file.id);
    return file;
  } catch (error) {
    // A phone often loses its connection, so only stored files count.
    await count(deps, holder, -1);
    if (error instanceof AppProblem && error.code === 'plan_limit')
      throw new AppProblem('plan_limit', 'The rental company has no space for more files. Ask the company.');
    throw error;
  }
}

async function count({ db }: Deps, holder: LinkHolder, change: 1 | -1): Promise<void> {
  const counted = await countUpload(db, holder, change);
  if (change > 0 && !counted)
    throw new AppProblem(
      'too_many_requests',
      'Too many files were sent with this link. Ask the rental company for a new one.',
    );
}
