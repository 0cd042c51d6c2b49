import { readRegistry } from '@portal/shared/remote';
import { createTestPortal, renderRoutes, testConfig } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import manifest from '../remote.json';
import remote from './remote';
import { routes } from './routes';

const form = '/srm/customer-details/public';

const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('the customer\u2019s page in the portal', () => {
  it('says that the form is not in this release, and whom to ask', async () => {
    renderRoutes(routes, `${form}?token=secret`, { remote });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'This form is not available in this release',
    );
    expect(screen.getByText(/your link is not kept/)).toBeVisible();
    expect(screen.getByRole('link', { name: `Call ${testConfig.support.phone}` })).toHaveAttribute(
      'href',
      'tel:+97145550100',
    );
    expect(screen.getByRole('link', { name: /Write to/ })).toHaveAttribute(
      'href',
      `mailto:${testConfig.support.email}`,
    );
  });

  it.each([`${form}?token=secret`, `${form}#token=secret`, `${form}/success?token=secret`])(
    'takes the token out of %s',
    async (address) => {
      const { router } = renderRoutes(routes, address, { remote });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(document.body).not.toHaveTextContent('secret');
    },
  );

  it('keeps the token out of both storages, and reads no agent\u2019s', async () => {
    const reads = jest.spyOn(Storage.prototype, 'getItem');
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    const portal = createTestPortal();
    reads.mockClear();
    renderRoutes(routes, `${form}?token=secret`, { portal, remote });
    await screen.findByRole('heading', { level: 1 });
    expect(writes).not.toHaveBeenCalled();
    expect(reads.mock.calls.flat()).not.toEqual(expect.arrayContaining([expect.stringMatching(/token/i)]));
    jest.restoreAllMocks();
  });

  it('tells someone without a link where to get one', async () => {
    renderRoutes(routes, form, { remote });
    expect(await screen.findByText(/only through the link/)).toBeVisible();
  });

  it('confirms nothing that did not happen', async () => {
    renderRoutes(routes, `${form}/success`, { remote });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There is nothing to confirm here',
    );
  });

  it('leaves out contacts that are not set up', async () => {
    const config = { ...testConfig, support: { phone: '', email: '', chatUrl: '' } };
    renderRoutes(routes, form, { portal: createTestPortal({ config }), remote });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('can be read by everyone', async () => {
    const { container } = renderRoutes(routes, form, { remote });
    await screen.findByRole('heading', { level: 1 });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is public, under its own prefix, with the chunk of each page', () => {
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'public', nav: [] });
    expect(entry?.pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
  });
});
