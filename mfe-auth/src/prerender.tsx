import { createStillPortal, drawView, type View } from '@portal/shared/prerender';
import { GlobalStyle } from '@portal/shared/ui/document';
import type { ComponentType } from 'react';
import { LoginPage } from './pages/LoginPage';
import { RegisterPage } from './pages/RegisterPage';
import { ResetPasswordPage } from './pages/ResetPasswordPage';
import { AuthLayout } from './layout/AuthLayout';
import { getPathCountry } from './hooks/get-path-country';
import remote from './remote';

const pages: readonly { readonly ending: string; readonly Page: ComponentType }[] = [
  { ending: '/login', Page: LoginPage },
  { ending: '/register', Page: RegisterPage },
  { ending: '/reset-password', Page: ResetPasswordPage },
];

/**
 * The first view of a public page as markup and style, made once at build time. It shows what everybody sees:
 * no session, no input.
 */
export async function render(path: string): Promise<View> {
  const page = pages.find(({ ending }) => path.endsWith(ending));
  if (!page) throw new Error(`${path} is no page that can be prerendered`);
  const { Page } = page;
  const portal = createStillPortal();
  if (remote.messages) await portal.i18n.add(remote.messages);
  const country = getPathCountry(path);
  if (country) portal.country.set(country);
  return drawView({
    portal,
    path,
    routes: [{ path, Component: AuthLayout, children: [{ index: true, Component: Page }] }],
    wrapRoutes: (routes) => (
      <>
        <GlobalStyle />
        {routes}
      </>
    ),
  });
}
