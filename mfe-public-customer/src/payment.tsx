import { transport } from '@portal/shared/api/transport';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { takeToken } from './features/customer-link/model/link-token';
import { readConfig } from './standalone/read-config';
import { StandalonePayment } from './standalone/StandalonePayment';

/** The page of a payment as a production page of its own: as `main.tsx`, and without the form. */
// In the first file, because the page waits for a call that uses it; elsewhere it is a chunk of its own.
void transport;

const token = takeToken(window.location, window.history);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Not at the top level: an awaiting module adds a runtime of its own. */
async function start(container: HTMLElement): Promise<void> {
  const config = await readConfig();
  createRoot(container).render(
    <>
      <GlobalStyle />
      <StandalonePayment token={token} config={config} />
    </>,
  );
}
void start(root);
