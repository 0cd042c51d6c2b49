import { useCurrentCompany } from '@portal/shared/account';
import { randomKey, useCapability, useCountry, useNotify, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createDraftId } from '../../../entities/listing/model/create-draft-id';
import { draftKey, nameNewListing } from '../../../entities/listing/model/draft-key';
import { addPath, continuePath, listingPath } from '../../../entities/listing/model/paths';
import { keptFiles } from '../../../entities/media/model/kept-files';
import { useSharedPhotosText } from '../../../messages/useSharedPhotosText';
import { isBegun, isListing, type ChosenListing } from '../model/chosen-listing';

/** Gives the photos to the form of a listing, as uploads that were left unfinished: it goes on with them. */
export function useHandOver(onClear: () => Promise<unknown>) {
  const t = useSharedPhotosText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const keepsDrafts = useCapability('listing-drafts');
  const owner = useCurrentCompany();
  const [isRunning, setRunning] = useState(false);

  async function handOver(target: ChosenListing, files: readonly File[]): Promise<void> {
    setRunning(true);
    const draftId = isBegun(target) ? target.draftId : keepsDrafts ? createDraftId() : null;
    const listing = isListing(target)
      ? target.vehicleId
      : nameNewListing(draftId, isBegun(target) ? target.copiedListingId : null);
    const form = draftKey({ country, userId, listing, level: 'basics' });
    try {
      for (const file of files) await keptFiles.keep(form, { id: randomKey(), list: 'vehiclePhotos', file });
    } catch {
      setRunning(false);
      notify({ title: t('shared.failed'), tone: 'destructive' });
      return;
    }
    const ownerId = owner.userId ?? userId;
    const path = isListing(target)
      ? listingPath(
          { vehicleId: target.vehicleId, companyId: owner.companyId ?? ownerId, userId: ownerId },
          'basics',
        )
      : isBegun(target)
        ? continuePath(ownerId, target)
        : addPath(ownerId, draftId === null ? {} : { draft: draftId });
    await navigate(path, { replace: true });
    await onClear();
  }

  async function discard(): Promise<void> {
    await onClear();
    notify({ title: t('shared.discarded'), tone: 'success' });
  }
  return { handOver, discard, isRunning };
}
