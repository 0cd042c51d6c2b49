import { publicListingPath } from '@portal/shared/contract';
import { createI18n, MessagesProvider, customerSource } from '@portal/shared/i18n';
import { GlobalStyle } from '@portal/shared/ui/document';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { paths } from './model/paths';
import { StandaloneListing } from './standalone/StandaloneListing';
import { StandalonePage } from './standalone/StandalonePage';
import { StandalonePayment } from './standalone/StandalonePayment';

const config = {
  apiBases: { ae: '', in: '' },
  capabilities: { ae: [], in: [] },
  countries: [],
  brandName: 'Fleetdesk',
  outboxUrl: null,
  support: { phone: '', email: '', chatUrl: '' },
};

function choosePage(path: string) {
  if (path === paths.payment) return <StandalonePayment token="" config={config} />;
  if (path.startsWith(publicListingPath))
    return <StandaloneListing address={{ country: 'ae', linkId: '' }} config={config} />;
  return <StandalonePage path={path} token="" config={config} />;
}

/**
 * The first view of the standalone page as markup and style, made once at build time. Links carry their token
 * behind the #, where no server sees it, so the prerendered page is the one for visitors with a link.
 */
export async function render(name: string): Promise<{ html: string; css: string }> {
  const path = name.replace('?token', '');
  const sheet = new ServerStyleSheet();
  const i18n = createI18n();
  await i18n.add(customerSource);
  try {
    const html = renderToString(
      sheet.collectStyles(
        <MessagesProvider i18n={i18n}>
          <GlobalStyle />
          {choosePage(path)}
        </MessagesProvider>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
