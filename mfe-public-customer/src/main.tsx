import { transport } from '@portal/shared/api/transport';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { takeToken } from './features/customer-link/model/link-token';
import { readConfig } from './standalone/read-config';
import { StandalonePage } from './standalone/StandalonePage';

/**
 * The customer's page as a standalone production page: no shell, no federation, no portal. It creates no
 * portal, because that would read an agent's stored tokens, and customers may open this page on an agent's
 * own computer.
 */
// In the first file, because the form waits for calls that use it; elsewhere it is a chunk of its own.
void transport;

const token = takeToken(window.location, window.history);
const { pathname: path } = window.location;
const historyState: unknown = window.history.state;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** Not at the top level: an awaiting module adds a runtime of its own. */
async function start(container: HTMLElement): Promise<void> {
  const config = await readConfig();
  createRoot(container).render(
    <>
      <GlobalStyle />
      <StandalonePage path={path} token={token} config={config} historyState={historyState} />
    </>,
  );
}
void start(root);
