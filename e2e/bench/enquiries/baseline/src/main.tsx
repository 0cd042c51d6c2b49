import { portalConfig, type Enquiry } from '@portal/shared/contract';
import { PortalProvider, createPortal } from '@portal/shared/portal';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { EnquiriesList } from './EnquiriesList';

/** The enquiries' rows in react-window. */
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const config = v.parse(
  portalConfig,
  JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}'),
);
const portal = createPortal({ config });
const enquiries = (await (await fetch('/data')).json()) as readonly Enquiry[];

createRoot(container).render(
  <PortalProvider portal={portal}>
    <GlobalStyle />
    <MemoryRouter>
      <EnquiriesList enquiries={enquiries} />
    </MemoryRouter>
  </PortalProvider>,
);
