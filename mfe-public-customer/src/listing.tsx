import { removeBasePath } from '@portal/shared/base-path';
import { transport } from '@portal/shared/api/transport';
import { readPublicListingAddress } from '@portal/shared/contract';
import { mountPage } from './standalone/mount-page';
import { StandaloneListing } from './standalone/StandaloneListing';

/** The public page of a listing as a production page of its own: as `main.tsx`, and without the form. */
// In the first file, because the page waits for a call that uses it; elsewhere it is a chunk of its own.
void transport;

const address = readPublicListingAddress(removeBasePath(window.location.pathname));

mountPage((config) => <StandaloneListing address={address} config={config} />);
