import { readRegistry } from '@portal/shared/remote';
import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import manifest from '../remote.json';
import en from './messages/en.messages.json';
import onboarding from './messages/onboarding.en.messages.json';
import remote from './remote';
import { routes } from './routes';
import { renderPage } from './testing/render-page';

useTestServer();
beforeEach(() => {
  answer(srmOnboardingEndpoints.get, [{ country: 'ae', taxNumber: '1', termsNCondition: 'x' }]);
});

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('mfe-srm', () => {
  it('the area opens at its dashboard', async () => {
    const { router } = renderPage('/srm');
    expect(await screen.findByRole('heading', { level: 1, name: 'SRM Dashboard' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/srm/dashboard');
  });

  it('the menu has its ten pages, last of all', () => {
    const [area] = entry?.nav ?? [];
    expect(area).toMatchObject({ label: 'SRM', order: 50 });
    expect(area?.children?.map(({ to }) => to)).toEqual([
      '/srm/dashboard',
      '/srm/today',
      '/srm/ongoing-trips',
      '/srm/completed-trips',
      '/srm/incomplete-trips',
      '/srm/manage-vehicles',
      '/srm/customer-list',
      '/srm/tracking',
      '/srm/charges',
      '/srm/accounting',
    ]);
  });

  it('everyone can read the area', async () => {
    const { container } = renderPage('/srm/dashboard');
    await screen.findByRole('heading', { level: 1 });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('every page has a title', () => {
    const words: Record<string, string> = { ...en, ...onboarding };
    for (const { path, handle, children } of routes) {
      if (children)
        expect({ path, title: words[(handle as { title: string }).title] }).toEqual({
          path,
          title: expect.anything(),
        });
    }
  });

  it('remote.json lists the chunk of every page, under its prefixes', () => {
    const pattern = (path = '') => path.replace(/:(\w+)/g, '{$1}');
    expect(entry?.pages.map(({ path }) => path)).toEqual(
      routes.filter(({ children }) => children).map(({ path }) => pattern(path)),
    );
    expect(entry?.prefixes.map(({ path }) => path)).toEqual(['/srm']);
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'agent' });
  });
});
