import {
  publicListingEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
  writePublicListingPath,
} from '@portal/shared/contract';
import { readRegistry } from '@portal/shared/remote';
import { createTestPortal, renderRoutes } from '@portal/shared/testing';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import manifest from '../remote.json';
import remote from './remote';
import { routes } from './routes';
import { aCustomer, details, linkToken } from './testing/link';

useTestServer();
beforeEach(() => {
  answer(srmCustomerLinkEndpoints.details, [details]);
  answer(srmCustomerEndpoints.get, [{ ...aCustomer, passportNumber: '••567' }]);
});

afterEach(() => window.history.replaceState(null, ''));

const form = '/srm/customer-details/public';
const [entry] = readRegistry([{ ...manifest, version: '1.0.0', entry: '/mf-manifest.json' }]).entries;

describe('the customer\u2019s page in the portal', () => {
  it('the form is filled in, sent and confirmed, and leaves the history', async () => {
    answer(srmCustomerEndpoints.update, [{ version: 2 }]);
    const { router } = renderRoutes(routes, `${form}#token=${linkToken}`, { remote });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /Al Noor may use/ }));
    await user.click(screen.getByRole('button', { name: 'Send to Al Noor' }));
    expect(
      await screen.findByRole('heading', { name: 'Thank you, your details are with Al Noor' }),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe(`${form}/success`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([`${form}?token=${linkToken}`, `${form}#token=${linkToken}`, `${form}/success?token=${linkToken}`])(
    'the page takes the token out of %s',
    async (address) => {
      const { router } = renderRoutes(routes, address, { remote });
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(router.state.location).toMatchObject({ search: '', hash: '' }));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(document.body.innerHTML).not.toContain(linkToken);
    },
  );

  it('the page keeps the token out of both storages, and reads no agent’s', async () => {
    const reads = jest.spyOn(Storage.prototype, 'getItem');
    const writes = jest.spyOn(Storage.prototype, 'setItem');
    const portal = createTestPortal();
    reads.mockClear();
    renderRoutes(routes, `${form}?token=${linkToken}`, { portal, remote });
    await screen.findByRole('heading', { name: 'Al Noor asks for your details' });
    expect(writes).not.toHaveBeenCalled();
    expect(reads.mock.calls.flat()).not.toEqual(expect.arrayContaining([expect.stringMatching(/token/i)]));
    jest.restoreAllMocks();
  });

  it('a page that is loaded again after its tab was closed has the link and what was typed', async () => {
    const user = userEvent.setup();
    const first = renderRoutes(routes, `${form}#token=${linkToken}`, { remote });
    await user.type(await screen.findByRole('textbox', { name: 'Passport number' }), 'N1234567');
    await user.click(screen.getByRole('checkbox', { name: /Al Noor may use/ }));
    await waitFor(() =>
      expect(window.history.state).toMatchObject({ draft: { passportNumber: 'N1234567', consent: true } }),
    );
    const { state } = first.router.state.location as { state: unknown };
    first.unmount();

    renderRoutes(routes, { pathname: form, state }, { remote });
    expect(await screen.findByText('Your entries are still here')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Passport number' })).toHaveValue('N1234567');
    expect(screen.getByRole('checkbox', { name: /Al Noor may use/ })).toBeChecked();
  });

  it('the page tells someone without a link where to get one', async () => {
    const { container } = renderRoutes(routes, form, { remote });
    expect(
      await screen.findByRole('heading', { name: 'Open the link from your rental company' }),
    ).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('the page of a listing that is not offered names no details', async () => {
    answer(publicListingEndpoints.get, [refusal({ status: 404, code: 'not_found', detail: 'No' })]);
    renderRoutes(routes, writePublicListingPath('ae', '9b2f7d4e-3f0a-4c0f-9d56-6f2f0b1f4a11'), { remote });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This vehicle is not offered' }),
    ).toBeVisible();
  });

  it('the page confirms nothing that did not happen', async () => {
    renderRoutes(routes, `${form}/success`, { remote });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nothing more to do here');
  });

  it('the page is public, under its own prefix, with the chunk of each page', () => {
    expect(entry).toMatchObject({ name: remote.name, contract: remote.contract, access: 'public', nav: [] });
    expect(entry?.pages.map(({ path }) => path)).toEqual(
      routes.map(({ path }) => path?.replace(/:(\w+)/g, '{$1}')),
    );
  });
});
