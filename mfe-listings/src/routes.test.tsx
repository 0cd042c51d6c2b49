import { readRegistry } from '@portal/shared/remote';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import manifest from '../remote.json';
import en from './messages/en.messages.json';
import remote from './remote';
import { routes } from './routes';

const pages = [
  ['/listings', 'My Listings', 'The list of your vehicles is not in this release yet'],
  ['/listings/add/user-1', 'Add a vehicle', 'The list of your vehicles is not in this release yet'],
  [
    '/listings/view/vehicle-1/company-1/user-1',
    'Vehicle',
    'The list of your vehicles is not in this release yet',
  ],
] as const;

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('mfe-listings', () => {
  it.each(pages)('answers %s with a page that says it is not there yet', async (path, title, words) => {
    renderRoutes(routes, path, { remote });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: /Your profile/ })).toHaveAttribute('href', '/profile');
  });

  it('stands first in the menu', () => {
    expect(entry?.nav.map(({ label, to, order }) => [label, to, order])).toEqual([
      ['nav.dashboard', '/', 10],
      ['nav.listings', '/listings', 20],
    ]);
  });

  it('asks the shell for help', async () => {
    const portal = createTestPortal();
    const asked = jest.fn();
    portal.events.on('help:requested', asked);
    renderRoutes(routes, '/listings', { portal, remote });
    await userEvent.click(await screen.findByRole('button', { name: /Need help/ }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('can be read by everyone', async () => {
    const { container } = renderRoutes(routes, '/listings', { remote });
    await screen.findByRole('heading', { level: 1 });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('has a title for every page', () => {
    for (const { path, handle, lazy } of routes) {
      if (lazy)
        expect({ path, title: en[(handle as { title: keyof typeof en }).title] }).toEqual({
          path,
          title: expect.anything(),
        });
    }
  });

  it('lists in remote.json the chunk of every page, under its prefixes', () => {
    const pattern = (path = '') => path.replace(/:(\w+)/g, '{$1}');
    expect(entry?.pages.map(({ path }) => path)).toEqual(
      routes.filter(({ lazy }) => lazy).map(({ path }) => pattern(path)),
    );
    expect(entry?.prefixes.map(({ path }) => path)).toEqual(['/', '/listings']);
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'agent' });
  });
});
