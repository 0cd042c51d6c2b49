import { enquiryEndpoints, userEndpoints } from '@portal/shared/contract';
import { answer, hang, refusal, unreachable, useTestServer, withIds } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aPage, agentId, anEnquiry, buildId } from '../testing/enquiries';
import { ownList, serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the page shows the enquiries with all their data', async () => {
  const { requests } = serveList([anEnquiry(1), anEnquiry(2, { status: 'CONTACTED' })]);
  const { container } = renderPage();
  const row = await findRow('Car 1');
  expect(requests[0]?.query).toEqual({ page: '1', limit: '20' });
  expect(screen.getByRole('heading', { level: 1, name: 'Enquiry Management' })).toBeVisible();
  const texts = ['#000001', 'Al Quoz, Dubai', 'CODE-1', 'Customer 1', 'C1', '+971 50 123 4567', 'new'];
  for (const text of [...texts, 'customer1@mail.example', 'Jan 5 – 8, 2025', '3 days'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByText(/^AED\s150\/day$/)).toBeVisible();
  expect(within(row).getByText(/^AED\s450$/)).toBeVisible();
  expect(within(row).getByRole('timer')).toHaveTextContent(/^2[45]:\d\d$/);
  const other = await findRow('Car 2');
  expect(within(other).getByText('Processed')).toBeVisible();
  expect(within(other).queryByRole('timer')).not.toBeInTheDocument();
  const columns = [
    '#',
    'Vehicle',
    'Customer',
    'Booking Details',
    'Status',
    'Expiry',
    'Enquiry Date',
    'Actions',
  ];
  expect(screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    columns,
  );
  expect(screen.getByText('Showing 2 of 2 enquiries')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('dates and money are those of the country', async () => {
  localStorage.setItem('appCountry', 'in');
  const enquiry = anEnquiry(1, { createdAt: '2025-01-05T05:00:00Z', status: 'CONTACTED' });
  answer(userEndpoints.me, [{ id: buildId(1), agentId }], 'in');
  answer(enquiryEndpoints.reminders, [{ list: [] }], 'in');
  answer(ownList, [aPage([enquiry])], 'in');
  renderPage();
  expect(await screen.findByText('Jan 5, 2025, 10:30 AM')).toBeVisible();
  expect(screen.getByText('₹450')).toBeVisible();
});

test('the address may contain the agent id', async () => {
  const other = buildId(77);
  const requests = answer(withIds(enquiryEndpoints.list, { agentId: other }), [aPage([anEnquiry(1)])]);
  renderPage(`/enquiries/${other}`);
  await findRow('Car 1');
  expect(requests).toHaveLength(1);
});

test('the page says that it loads', async () => {
  hang(ownList);
  renderPage();
  expect(await screen.findByText('Loading enquiries...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
});

test('the page says that there are no enquiries', async () => {
  serveList([]);
  const { container } = renderPage();
  expect(await screen.findByRole('heading', { name: 'No enquiries found' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['a refusal', () => refusal({ status: 500, detail: 'The desk is closed' }), 'The desk is closed'],
  ['an answer without a list', () => ({ page: 1 }), 'Failed to fetch enquiries'],
  ['something that is no answer', () => 'It works!', 'Failed to fetch enquiries'],
])('on %s the page says so, and Try Again helps', async (_case, failure, words) => {
  const good = aPage([anEnquiry(1)]);
  answer(ownList, [failure(), good]);
  const { container, user } = renderPage();
  expect(await screen.findByRole('heading', { name: 'Error loading enquiries' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await findRow('Car 1');
  expect(screen.queryByText('Error loading enquiries')).not.toBeInTheDocument();
});

test('without the signed-in user nothing is requested, and Try Again requests the user', async () => {
  const requests = answer(ownList, [aPage([anEnquiry(1)])]);
  const page = renderPage();
  answer(userEndpoints.me, [
    refusal({ status: 500, detail: 'Failed to fetch user data' }),
    { id: buildId(1), agentId },
  ]);
  expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
  expect(requests).toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await findRow('Car 1');
});

test('a failed refresh keeps the rows and says so', async () => {
  // A read is tried three times.
  const broken = [unreachable(), unreachable(), unreachable()];
  answer(ownList, [aPage([anEnquiry(1)]), ...broken, aPage([anEnquiry(1), anEnquiry(2)])]);
  const { user } = renderPage();
  await findRow('Car 1');
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  const banner = (await screen.findByText('Error loading enquiries')).closest('[role="status"]');
  expect(banner).toHaveTextContent('This list may be out of date.');
  expect(await findRow('Car 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await findRow('Car 2');
  await waitFor(() => expect(screen.queryByText('Error loading enquiries')).not.toBeInTheDocument());
});

test('the cards show the server’s metrics, and each card filters', async () => {
  const counts = { NEW: 6, AGENTVIEW: 3, CONTACTED: 9, CANCELLED: 4, EXPIRED: 40, expiringSoon: 2 };
  const requests = answer(ownList, [
    ({ query }) => ({
      ...aPage(query.status === 'CONTACTED' ? [anEnquiry(2, { status: 'CONTACTED' })] : [anEnquiry(1)], {
        total: 62,
      }),
      counts,
    }),
  ]);
  const { user } = renderPage();
  const cards = await screen.findByRole('group', { name: 'Enquiries by status' });
  await waitFor(() =>
    expect(
      within(cards)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Total Enquiries62',
      'New6',
      'Agent View3',
      'Contacted9',
      'Cancelled4',
      'Expired40',
      'Expiring Soon2',
    ]),
  );
  expect(screen.getByText('Showing 1 of 62 enquiries')).toBeVisible();
  expect(screen.getByText('Agent View: 3')).toBeVisible();
  const contacted = within(cards).getByRole('button', { name: /Contacted/ });
  await user.click(contacted);
  expect(contacted).toHaveAttribute('aria-pressed', 'true');
  await findRow('Car 2');
  expect(requests.at(-1)?.query).toMatchObject({ status: 'CONTACTED' });
});

test('without counts from the server the metrics come from the rows, and stay while one status is shown', async () => {
  serveList([anEnquiry(1), anEnquiry(2, { status: 'CONTACTED' }), anEnquiry(3, { status: 'CONTACTED' })]);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: /^Contacted\s*2$/ }));
  await waitFor(() => expect(screen.getByText('Showing 2 of 3 enquiries')).toBeVisible());
  expect(screen.getByRole('button', { name: /^New\s*1$/ })).toBeVisible();
});
