import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPage, agentId, anEnquiry } from '../../../testing/enquiries';
import { renderPage } from '../../../testing/render-page';
import { answer, useTestServer } from '../../../testing/server';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const listPath = `/enquiries/agent/${agentId}`;

test('shows the enquiries with everything that is said of them', async () => {
  const asked = answer('get', listPath, aPage([anEnquiry(1), anEnquiry(2, { status: 'CONTACTED' })]));
  const { container } = renderPage();
  await screen.findByText('Loading enquiries...');
  const row = (await screen.findByText('Car 1')).closest('[role="row"]') as HTMLElement;
  expect(asked[0]?.query).toEqual({ page: '1', limit: '20' });
  expect(screen.getByRole('heading', { level: 1, name: 'Enquiry Management' })).toBeVisible();
  for (const text of ['#000001', 'Al Quoz, Dubai', 'CODE-1', 'Customer 1', '+971 50 123 4567', 'customer1@mail.example', 'Jan 5 – 8, 2025', 'new'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByText(/AED\s150\/day/)).toBeVisible();
  expect(within(row).getByText('3 days')).toBeVisible();
  expect(within(row).getByText(/AED\s450/)).toBeVisible();
  expect(within(row).getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
  expect(screen.getByText('Processed')).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 enquiries')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
