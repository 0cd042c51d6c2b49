import { createI18n, MessagesProvider, customerSource } from '@portal/shared/i18n';
import { GlobalStyle } from '@portal/shared/ui/document';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { paths } from './model/paths';
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
          {path === paths.payment ? (
            <StandalonePayment token="" config={config} />
          ) : (
            <StandalonePage path={path} token="" config={config} />
          )}
        </MessagesProvider>,
      ),
    );
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
