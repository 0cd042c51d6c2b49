import { srmCustomerEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, hang, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCustomer, serveCustomers } from '../testing/customers';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const path = '/srm/customer-list';
const many = (count: number) => Array.from({ length: count }, (_, at) => aCustomer(at + 10));
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('the list shows the data of a customer', async () => {
  const requests = serveCustomers([
    aCustomer(1, { expiredDocuments: ['drivingLicense'] }),
    aCustomer(2, { drivingLicenseNumber: null, passportNumber: null }),
  ]);
  const { container } = renderPage(path);
  const first = await row('Anna Petrova 1');
  expect(screen.getByRole('heading', { level: 1, name: 'SRM Customers' })).toBeVisible();
  expect(first.getByRole('link', { name: 'Anna Petrova 1' })).toHaveAttribute(
    'href',
    `/srm/customer-details/${buildId(1)}`,
  );
  expect(first.getByRole('link', { name: '+971 501112267' })).toHaveAttribute('href', 'tel:+971501112267');
  expect(first.getByText('Driving licence expired')).toBeVisible();
  expect(first.getByText('DL-100')).toBeVisible();
  expect((await row('Anna Petrova 2')).getByText('Contact only')).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 customers')).toBeVisible();
  expect(requests[0]?.query).toEqual({ page: '1', limit: '7', sortOrder: 'ASC' });
  expect((await axe(container)).violations).toEqual([]);
});

test('search, order, size and pages are in the address and in the request', async () => {
  const requests = serveCustomers(many(30));
  const { user, router } = renderPage(`${path}?page=2`);
  expect(await screen.findByText('Page 2 of 5')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '20');
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 10 of 30 customers')).toBeVisible();
  expect(router.state.location.search).toBe('?size=20&page=2');
  await user.type(screen.getByRole('searchbox'), 'Petrova 12');
  expect(await screen.findByText('Showing 1 of 1 customer')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toEqual({
      page: '1',
      limit: '20',
      search: 'Petrova 12',
      sortOrder: 'DESC',
    }),
  );
  await user.type(screen.getByRole('searchbox'), ' zzz');
  expect(await screen.findByRole('heading', { name: /No customer matches/ })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Showing 20 of 30 customers')).toBeVisible();
});

describe('when there is nothing to show', () => {
  test('a new desk starts by adding a customer', async () => {
    serveCustomers([]);
    const { container } = renderPage(path);
    expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Add customer' })[0]).toHaveAttribute('href', `${path}/add`);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a page beyond the last one leads to the last', async () => {
    serveCustomers(many(9));
    const { router } = renderPage(`${path}?page=9`);
    expect(await screen.findByText('Showing 2 of 9 customers')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('the list shows that it loads', async () => {
    hang(srmCustomerEndpoints.list);
    renderPage(path);
    expect(await screen.findByText('Loading the customers')).toBeInTheDocument();
  });

  test('a list that fails to load can be retried', async () => {
    answer(srmCustomerEndpoints.list, [refusal({ status: 500, detail: '' })]);
    const { user } = renderPage(path);
    expect(await screen.findByRole('heading', { name: 'Failed to get customer list' })).toBeVisible();
    serveCustomers(many(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await row('Anna Petrova 10')).getByRole('link', { name: 'Anna Petrova 10' })).toBeVisible();
  });

  test('a failing Excel download says so, in the words of the specification', async () => {
    serveCustomers(many(1));
    answer(srmCustomerEndpoints.downloadExcel, [unreachable()]);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported = jest.fn();
    const { user, portal } = renderPage(path);
    portal.events.on('notice:raised', reported);
    await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith({
        notice: expect.objectContaining({ title: 'Failed to download file. Please try again.' }),
      }),
    );
  });
});
