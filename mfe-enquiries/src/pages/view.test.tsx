import { enquiryEndpoints, limits } from '@portal/shared/contract';
import { answer, refusal, useTestServer } from '@portal/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anEnquiry, buildId } from '../testing/enquiries';
import { serveList } from '../testing/list';
import { renderPage } from '../testing/render-page';
import { findRow, queryRow, vehicles } from '../testing/rows';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const many = (count: number) =>
  Array.from({ length: count }, (_item, at) => anEnquiry(count - at, {}, Date.now() - at * 1000));
const search = () => screen.findByRole('searchbox', { name: 'Search enquiries...' });

test('the address holds page, size and history', async () => {
  const { requests } = serveList(many(45));
  const { user, router } = renderPage();
  await findRow('Car 45');
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findRow('Car 25');
  expect(router.state.location.search).toBe('?page=2');
  expect(requests.at(-1)?.query).toEqual({ page: '2', limit: '20' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  await findRow('Car 45');
  expect(router.state.location.search).toBe('?size=50');
  expect(requests.at(-1)?.query).toEqual({ page: '1', limit: '50' });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByText('Page 2 of 3')).toBeVisible());
});

test('a page beyond the last one leads to the last', async () => {
  serveList(many(3));
  renderPage('/enquiries?page=9');
  await findRow('Car 3');
  expect(screen.queryByText(/Page 9/)).not.toBeInTheDocument();
});

test('searching reads every page, shows the progress, and puts the text into the address', async () => {
  const { requests } = serveList(many(250));
  const { user, router } = renderPage();
  await findRow('Car 250');
  const before = router.state.location.key;
  await user.type(await search(), 'CAR 17');
  await findRow('Car 17');
  await waitFor(() => expect(vehicles()).toHaveLength(11));
  await screen.findByText('Showing 11 of 250 enquiries');
  const pages = requests.filter(({ query }) => query.limit === String(limits.page.max));
  expect(pages.map(({ query }) => query.page).sort()).toEqual(['1', '2', '3']);
  await waitFor(() => expect(router.state.location.search).toBe('?search=CAR+17'));
  expect(router.state.location.key).not.toBe(before);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('all filters apply together, and Clear Filters removes them', async () => {
  const inDeira = (number: number) => ({ vehicleTitle: `Car ${number}`, location: 'Deira' });
  const createdAt = new Date().toISOString();
  serveList([
    anEnquiry(1, { car: inDeira(1), status: 'CONTACTED', createdAt }),
    anEnquiry(2, { car: inDeira(2), createdAt }),
    anEnquiry(3, { status: 'CONTACTED', createdAt }),
  ]);
  const { user, router } = renderPage();
  await findRow('Car 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Deira');
  await waitFor(() => expect(vehicles()).toEqual(['Car 1', 'Car 2']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Contacted');
  await waitFor(() => expect(vehicles()).toEqual(['Car 1']));
  await user.type(await search(), 'nothing like it');
  expect(await screen.findByRole('heading', { name: 'No enquiries match your filters' })).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear Filters' });
  await user.click(clear as HTMLElement);
  await waitFor(() => expect(vehicles()).toHaveLength(3));
  expect(router.state.location.search).toBe('');
  expect(await search()).toHaveValue('');
});

test('a link to answered enquiries of some days and a vehicle shows them, names each filter, and can remove it', async () => {
  const createdAt = '2026-03-02T10:00:00Z';
  serveList([
    anEnquiry(1, { status: 'CONTACTED', createdAt, vehicleId: 'v1' }),
    anEnquiry(2, { status: 'CANCELLED', createdAt, vehicleId: 'v1' }),
    anEnquiry(3, { status: 'EXPIRED', createdAt, vehicleId: 'v1' }),
    anEnquiry(4, { status: 'CONTACTED', createdAt, vehicleId: 'v2' }),
    // In Dubai it is already March 4.
    anEnquiry(5, { status: 'CONTACTED', createdAt: '2026-03-03T20:30:00Z', vehicleId: 'v1' }),
  ]);
  const { user, router } = renderPage('/enquiries?status=answered&from=2026-03-01&to=2026-03-03&vehicle=v1');
  await waitFor(() => expect(vehicles()).toEqual(['Car 1', 'Car 2']));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Answered');
  await user.click(
    screen.getByRole('button', { name: 'Remove the filter: Received Mar 1, 2026 – Mar 3, 2026' }),
  );
  await waitFor(() => expect(vehicles()).toEqual(['Car 5', 'Car 1', 'Car 2']));
  expect(router.state.location.search).toBe('?status=answered&vehicle=v1');
  await user.click(screen.getByRole('button', { name: 'Remove the filter: Car 5' }));
  await waitFor(() => expect(vehicles()).toHaveLength(4));
});

test('the status filter offers the statuses of the specification and Expiring Soon', async () => {
  serveList([anEnquiry(1)]);
  renderPage();
  const options = within(await screen.findByRole('combobox', { name: 'Status' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Status',
    'New',
    'Agent View',
    'Contacted',
    'Cancelled',
    'Expired',
    'Expiring Soon',
  ]);
});

test('Expiring Soon requests the new ones and keeps those with one to six minutes', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { requests } = serveList([
    anEnquiry(1, { createdAt: ago(2) }),
    anEnquiry(2, { createdAt: ago(25) }),
    anEnquiry(3, { createdAt: ago(29.5) }),
  ]);
  const { user } = renderPage();
  await user.click(await screen.findByRole('button', { name: /^Expiring Soon\s*1$/ }));
  await waitFor(() => expect(vehicles()).toEqual(['Car 2']));
  expect(requests.at(-1)?.query).toMatchObject({ status: 'NEW' });
});

test('headers sort the whole list, and say so', async () => {
  const priced = (number: number, rent: string) =>
    anEnquiry(number, {
      car: { vehicleTitle: `Car ${number}`, rentalDetails: { day: { enabled: true, rentInAED: rent } } },
    });
  serveList([priced(1, '100'), priced(2, '300'), priced(3, '200')]);
  const { user, router } = renderPage();
  await findRow('Car 1');
  const header = screen.getByRole('columnheader', { name: 'Booking Details', hidden: true });
  await user.click(within(header).getByRole('button', { hidden: true }));
  await waitFor(() => expect(vehicles()).toEqual(['Car 2', 'Car 3', 'Car 1']));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(router.state.location.search).toBe('?sort=amount-desc');
  await user.click(within(header).getByRole('button', { hidden: true }));
  await waitFor(() => expect(vehicles()).toEqual(['Car 1', 'Car 3', 'Car 2']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an incomplete search says so and keeps its results', async () => {
  serveList(many(250));
  const { user } = renderPage();
  await findRow('Car 250');
  serveBroken();
  await user.type(await search(), 'Car 25');
  expect(await screen.findByText(/The desk is closed/)).toBeVisible();
  expect(await findRow('Car 250')).toBeVisible();
});

function serveBroken() {
  answer(enquiryEndpoints.list, [refusal({ status: 500, detail: 'The desk is closed' })]);
}

test('hundreds of rows are searched with only the visible ones in the page', async () => {
  // Nothing has a height in jsdom, so all rows would be visible.
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  serveList(many(600));
  const { user } = renderPage();
  await findRow('Car 600');
  await user.type(await search(), 'car');
  await screen.findByText('Showing 600 of 600 enquiries');
  await waitFor(() =>
    expect(document.querySelectorAll('[role="row"][data-index]').length).toBeGreaterThan(0),
  );
  expect(vehicles().length).toBeLessThan(60);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '601');
  height.mockRestore();
});

test('a link to one enquiry opens its details, even if it is on no page', async () => {
  serveList([anEnquiry(1)]);
  answer(enquiryEndpoints.get, [{ ...anEnquiry(77), history: [] }]);
  const { user, router } = renderPage(`/enquiries?enquiry=${buildId(77)}`);
  const drawer = await screen.findByRole('dialog', { name: 'Car 77' });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(queryRow('Car 1')).not.toBeNull();
});
