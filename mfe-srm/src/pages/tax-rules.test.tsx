import { srmOnboardingEndpoints } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
const path = '/srm/tax-info/country';

test('the page shows the rules of the UAE', async () => {
  openArea();
  const { container } = renderPage(path);
  expect(await screen.findByRole('heading', { name: 'Tax in the United Arab Emirates' })).toBeVisible();
  expect(screen.getByText('VAT of 5%')).toBeVisible();
  expect(screen.getByText(/15 digits/)).toBeVisible();
  expect(screen.queryByText('Service code (SAC)')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Desk settings' })).toHaveAttribute('href', '/srm/settings');
  expect((await axe(container)).violations).toEqual([]);
});

test('the page shows the rules of India, even before the setup', async () => {
  answer(srmOnboardingEndpoints.get, [null], 'in');
  const portal = createTestPortal();
  portal.country.set('in');
  renderPage(path, { portal });
  expect(await screen.findByText(/5% electric, 18% small cars .*40% others; 18% where/)).toBeVisible();
  expect(
    screen.getByText(/CGST and SGST, one half each; to a customer of another state as IGST/),
  ).toBeVisible();
  expect(screen.getByText(/997329 is renting out cars without a driver/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your tax number' })).toHaveAttribute(
    'href',
    '/srm/tax-info',
  );
});
