import { publicListingEndpoints, type PublicListingAddress } from '@portal/shared/contract';
import { useEffect } from 'react';
import { createLinkClient, type LinkConfig } from '../../../entities/customer-link/model/create-link-client';
import { isFirstOpen, keepOwnLook } from '../model/own-look';

/** Tells the server that somebody sees the listing. A count is worth no message: whatever fails is not counted. */
async function tell({ country, linkId }: PublicListingAddress, config: LinkConfig | null): Promise<void> {
  try {
    keepOwnLook();
    if (!isFirstOpen(linkId)) return;
    const { api } = createLinkClient(null, country, config);
    await api.call(publicListingEndpoints.recordOpen, { body: { linkId } });
  } catch {
    // A browser without storage, an old server, no connection.
  }
}

export function useRecordOpen(
  address: PublicListingAddress | null,
  config: LinkConfig | null,
  isShown: boolean,
): void {
  useEffect(() => {
    if (isShown && address) void tell(address, config);
  }, [address, config, isShown]);
}
