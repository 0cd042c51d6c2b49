import { createI18n, MessagesProvider } from '@portal/shared/i18n';
import { applyDirection, GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { takeToken } from './features/customer-link/model/link-token';
import en from './messages/en.messages.json';
import { readConfig } from './standalone/read-config';
import { StandalonePage } from './standalone/StandalonePage';

/**
 * The customer's page as a production page of its own: no shell, no federation, no portal. It makes no portal because that
 * would read an agent's stored tokens, and this page is opened by customers, perhaps on an agent's own desk.
 */
const token = takeToken(window.location, window.history);

const i18n = createI18n();
void i18n.add({ en });
applyDirection(i18n.direction);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const config = await readConfig();
createRoot(root).render(
  <MessagesProvider i18n={i18n}>
    <GlobalStyle />
    <StandalonePage path={window.location.pathname} hasToken={token !== null} config={config} />
  </MessagesProvider>,
);
