import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { ReactNode } from 'react';
import { PortalProvider, type Portal } from '@portal/shared/portal';

export interface View {
  readonly html: string;
  readonly css: string;
}

interface Drawing {
  readonly portal: Portal;
  readonly routes: RouteObject[];
  readonly path: string;
  /** The wrapper of the routes, and the global style where nothing else adds it. */
  readonly wrapRoutes?: (routes: ReactNode) => ReactNode;
}

/** A page before any script has run, as markup and style. Made once at build time, in Node. */
export function drawView({ portal, routes, path, wrapRoutes = (content) => content }: Drawing): View {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const sheet = new ServerStyleSheet();
  try {
    const page = (
      <PortalProvider portal={portal}>{wrapRoutes(<RouterProvider router={router} />)}</PortalProvider>
    );
    const html = renderToString(sheet.collectStyles(page));
    return { html, css: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
