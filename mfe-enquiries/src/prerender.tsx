import { createPortal, PortalProvider } from '@portal/shared/portal';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { EnquiriesPage } from './features/enquiries/pages/EnquiriesPage';
import remote from './remote';

/** The page as it stands before anything is known, as markup and style, made once at build time. The shell's frame brings the global style. */
export async function render(path: string): Promise<{ html: string; css: string }> {
  const portal = createPortal({
    config: {
      apiBases: { ae: '/api/ae', in: '/api/in' },
      countries: ['ae', 'in'],
      brandName: 'Fleetdesk',
      support: { phone: '', email: '', chatUrl: '' },
      outboxUrl: null,
    },
  });
  if (remote.messages) await portal.i18n.add(remote.messages);
  const router = createMemoryRouter([{ path: '*', Component: EnquiriesPage }], { initialEntries: [path] });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <PortalProvider portal={portal}>
          <RouterProvider router={router} />
        </PortalProvider>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
