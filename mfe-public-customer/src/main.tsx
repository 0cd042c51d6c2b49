import { removeBasePath } from '@portal/shared/base-path';
import { transport } from '@portal/shared/api/transport';
import { takeToken } from './features/customer-link/model/link-token';
import { mountPage } from './standalone/mount-page';
import { StandalonePage } from './standalone/StandalonePage';

/**
 * The customer's page as a standalone production page: no shell, no federation, no portal. It creates no
 * portal, because that would read an agent's stored tokens, and customers may open this page on an agent's
 * own computer.
 */
// In the first file, because the form waits for calls that use it; elsewhere it is a chunk of its own.
void transport;

const token = takeToken(window.location, window.history);
const path = removeBasePath(window.location.pathname);
const historyState: unknown = window.history.state;

mountPage((config) => (
  <StandalonePage path={path} token={token} config={config} historyState={historyState} />
));
