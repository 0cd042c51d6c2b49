import { createI18n, MessagesProvider } from '@portal/shared/i18n';
import { GlobalStyle } from '@portal/shared/ui/document';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import en from './messages/en.messages.json';
import { StandalonePage } from './standalone/StandalonePage';

/** How a view of somebody who comes by a link is asked for. */
const WITH_TOKEN = '?token';

/** The first view of the page on its own as markup and style, made once at build time; the contacts follow with the script. */
export async function render(name: string): Promise<{ html: string; css: string }> {
  const i18n = createI18n();
  await i18n.add({ en });
  const config = { apiBases: { ae: '', in: '' }, countries: [], brandName: 'Fleetdesk', support: { phone: '', email: '', chatUrl: '' }, outboxUrl: null };
  const sheet = new ServerStyleSheet();
  try {
    const page = <StandalonePage path={name.replace(WITH_TOKEN, '')} hasToken={name.endsWith(WITH_TOKEN)} config={config} />;
    const html = renderToString(sheet.collectStyles(<MessagesProvider i18n={i18n}><GlobalStyle />{page}</MessagesProvider>));
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
