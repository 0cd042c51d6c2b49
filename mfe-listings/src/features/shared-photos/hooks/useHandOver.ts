import { useCurrentCompany } from '@portal/shared/account';
import type { Listing } from '@portal/shared/contract';
import { randomKey, useCountry, useNotify, useSession } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftKey } from '../../../entities/listing/model/draft-key';
import { addPath, listingPath } from '../../../entities/listing/model/paths';
import { keptFiles } from '../../../entities/media/model/kept-files';
import { useSharedPhotosText } from '../../../messages/useSharedPhotosText';

/** Gives the photos to the form of a listing, as uploads that were left unfinished: it goes on with them. */
export function useHandOver(onClear: () => Promise<unknown>) {
  const t = useSharedPhotosText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id: country } = useCountry();
  const userId = useSession()?.userId ?? '';
  const owner = useCurrentCompany();
  const [isRunning, setRunning] = useState(false);

  async function handOver(target: Listing | 'new', files: readonly File[]): Promise<void> {
    setRunning(true);
    const listing = target === 'new' ? 'new' : target.vehicleId;
    const form = draftKey({ country, userId, listing, level: 'basics' });
    try {
      for (const file of files) await keptFiles.keep(form, { id: randomKey(), list: 'vehiclePhotos', file });
    } catch {
      setRunning(false);
      notify({ title: t('shared.failed'), tone: 'destructive' });
      return;
    }
    const ownerId = owner.userId ?? userId;
    const path =
      target === 'new'
        ? addPath(ownerId)
        : listingPath(
            { vehicleId: target.vehicleId, companyId: owner.companyId ?? ownerId, userId: ownerId },
            'basics',
          );
    await navigate(path, { replace: true });
    await onClear();
  }

  async function discard(): Promise<void> {
    await onClear();
    notify({ title: t('shared.discarded'), tone: 'success' });
  }
  return { handOver, discard, isRunning };
}
