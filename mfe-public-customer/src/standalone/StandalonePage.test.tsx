import { srmCustomerEndpoints, srmCustomerLinkEndpoints } from '@portal/shared/contract';
import { createI18n, MessagesProvider, customerSource } from '@portal/shared/i18n';
import { testConfig } from '@portal/shared/testing';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { paths } from '../model/paths';
import { aCustomer, details, linkToken } from '../testing/link';
import { StandalonePage, type StandalonePageProps } from './StandalonePage';

useTestServer();

function renderPage(props: Partial<StandalonePageProps> = {}) {
  const i18n = createI18n();
  void i18n.add(customerSource);
  return render(
    <MessagesProvider i18n={i18n}>
      <StandalonePage path={paths.form} token={null} config={testConfig} {...props} />
    </MessagesProvider>,
  );
}

describe('the customer\u2019s page on its own', () => {
  it.each([
    [paths.form, null, 'Open the link from your rental company', 'Your details · Fleetdesk'],
    [`${paths.form}/`, null, 'Open the link from your rental company', 'Your details · Fleetdesk'],
    [paths.success, null, 'Nothing more to do here', 'Your details · Fleetdesk'],
    [
      paths.success,
      { sentTo: 'Al Noor' },
      'Thank you, your details are with Al Noor',
      'Your details · Fleetdesk',
    ],
    ['/login', null, 'This page doesn\u2019t exist!', 'Page not found · Fleetdesk'],
  ])('the page answers %s', async (path, historyState, heading, title) => {
    const { container } = renderPage({ path, historyState });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('img', { name: 'Fleetdesk' })).toBeVisible();
    expect(document.title).toBe(title);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('the page works without brand and contacts when the configuration cannot be read', async () => {
    answer(srmCustomerLinkEndpoints.details, [details]);
    answer(srmCustomerEndpoints.get, [aCustomer]);
    renderPage({ config: null, token: linkToken });
    expect(await screen.findByRole('heading', { name: 'Al Noor asks for your details' })).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.title).toBe('Your details');
  });
});
