import { transport } from '@portal/shared/api/transport';
import { takeToken } from './features/customer-link/model/link-token';
import { mountPage } from './standalone/mount-page';
import { StandalonePayment } from './standalone/StandalonePayment';

/** The page of a payment as a production page of its own: as `main.tsx`, and without the form. */
// In the first file, because the page waits for a call that uses it; elsewhere it is a chunk of its own.
void transport;

const token = takeToken(window.location, window.history);

mountPage((config) => <StandalonePayment token={token} config={config} />);
