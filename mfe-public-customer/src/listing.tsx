import { transport } from '@portal/shared/api/transport';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { readListingAddress } from './features/listing/model/listing-address';
import { readConfig } from './standalone/read-config';
import { StandaloneListing } from './standalone/StandaloneListing';

/** The public page of a listing as a production page of its own: as `main.tsx`, and without the form. */
// In the first file, because the page waits for a call that uses it; elsewhere it is a chunk of its own.
void transport;

const address = readListingAddress(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Not at the top level: an awaiting module adds a runtime of its own. */
async function start(container: HTMLElement): Promise<void> {
  const config = await readConfig();
  createRoot(container).render(
    <>
      <GlobalStyle />
      <StandaloneListing address={address} config={config} />
    </>,
  );
}
void start(root);
