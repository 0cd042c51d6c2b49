import { fileEndpoints, srmCustomerEndpoints } from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCustomer, licenceScan, passportScan, serveCustomer, serveCustomers } from '../testing/customers';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  openArea();
  serveCustomers([]);
});

const path = `/srm/customer-details/${buildId(1)}`;
const opened = async (customer = aCustomer(1)) => {
  serveCustomer(customer);
  const page = renderPage(path);
  await screen.findByRole('heading', { level: 1, name: /Anna Petrova 1/ });
  return page;
};
const care = async ({ user }: ReturnType<typeof renderPage>, action: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

describe('the overview', () => {
  test('the overview shows all fields, and no scan before it is requested', async () => {
    const { container } = await opened(aCustomer(1, { emiratesId: '784-1985-7654321-3' }));
    expect(screen.getByText('784-1985-7654321-3')).toBeVisible();
    expect(screen.getByText('DL-100')).toBeVisible();
    expect(screen.getByText('N100')).toBeVisible();
    expect(screen.getByText('India')).toBeVisible();
    expect(screen.getByText('licence.png')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'licence.png' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a picture is shown by a link made for this view', async () => {
    const requests = answer(fileEndpoints.get, [{ ...licenceScan, url: '/fresh.png' }]);
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'View licence.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Driving licence' }));
    expect(await dialog.findByRole('img', { name: 'licence.png' })).toHaveAttribute('src', '/fresh.png');
    expect(dialog.getByText(/This view is logged/)).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{ fileId: licenceScan.id }]);
  });

  test('a PDF opens in a new tab; a server without temporary links sent one with the record', async () => {
    answer(fileEndpoints.get, [notThere()]);
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'View passport.pdf' }));
    const link = await screen.findByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', passportScan.url);
  });
});

describe('caution', () => {
  test.each([
    [true, 'Take care with this customer', null],
    [
      { isSpammed: true, count: 2, reasons: ['Vehicle Lost'] },
      'Take care with this customer: 2 earlier trips ended badly',
      'Vehicle Lost',
    ],
  ])('the answer %j is shown', async (result, title, reason) => {
    serveCustomer(aCustomer(1));
    answer(srmCustomerEndpoints.isSpammed, [result]);
    renderPage(path);
    expect(await screen.findByText(title)).toBeVisible();
    if (reason) expect(screen.getByText(reason)).toBeVisible();
  });

  test.each([
    ['who is none', { isSpammed: false }],
    ['whom the server does not judge yet', refusal({ status: 501, detail: 'Not in this release' })],
  ])('for a customer %s nothing is shown', async (_case, result) => {
    serveCustomer(aCustomer(1));
    const requests = answer(srmCustomerEndpoints.isSpammed, [result]);
    renderPage(path);
    await screen.findByText('DL-100');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText(/Take care/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('history', () => {
  test('the history shows changes, and who viewed documents', async () => {
    serveCustomer(aCustomer(1));
    answer(srmCustomerEndpoints.changes, [
      {
        list: [
          {
            at: '2026-03-01T08:00:00Z',
            changedBy: 'me@desk.example',
            kind: 'changed',
            fields: ['email', 'passport'],
          },
          { at: '2026-01-02T08:00:00Z', kind: 'added', fields: [] },
        ],
      },
    ]);
    answer(srmCustomerEndpoints.documentReads, [
      {
        list: [
          {
            at: '2026-03-02T08:00:00Z',
            readBy: 'me@desk.example',
            document: 'passport',
            name: 'p.pdf',
            isThumbnail: false,
          },
        ],
      },
    ]);
    const { container } = renderPage(`${path}?part=history`);
    const changes = within(await screen.findByRole('list', { name: 'Changes' }));
    expect(changes.getByText('E-mail and Scans of the passport')).toBeVisible();
    expect(changes.getByText('Added by hand')).toBeVisible();
    const reads = within(await screen.findByRole('list', { name: 'Who viewed the documents' }));
    expect(reads.getByText('Passport viewed')).toBeVisible();
    expect(reads.getByText('by me@desk.example')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  test('a server without logs still tells when the entry was created', async () => {
    serveCustomer(aCustomer(1));
    answer(srmCustomerEndpoints.changes, [notThere()]);
    answer(srmCustomerEndpoints.documentReads, [notThere()]);
    renderPage(`${path}?part=history`);
    expect(await screen.findByText('Added by hand')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Who viewed the documents')).not.toBeInTheDocument());
  });
});

test('an entry of the same person is merged, field by field', async () => {
  const other = aCustomer(2, { customerName: 'Anna Petrova 1', nationality: 'France' });
  const page = await opened(aCustomer(1, { email: 'anna2@mail.example' }));
  serveCustomers([aCustomer(1), other]);
  const sent = answer(srmCustomerEndpoints.merge, [aCustomer(1, { version: 2 })]);
  await care(page, 'Merge with another entry');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge with another entry' }));
  const found = within(await dialog.findByRole('list', { name: 'Entries found' }));
  expect(await found.findAllByRole('listitem')).toHaveLength(1);
  serveCustomer(other);
  await page.user.click(found.getByRole('button', { name: 'Choose Anna Petrova 1' }));
  expect(await dialog.findByText('3 details differ. Choose which stays of each.')).toBeVisible();
  await page.user.click(dialog.getByRole('radio', { name: 'Nationality, The other: France' }));
  expect(dialog.getByText('The scans of both are combined: 2 stay')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Merge entries' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    { keepId: buildId(1), mergeIds: [buildId(2)], take: { nationality: buildId(2) } },
  ]);
});

describe('erasing', () => {
  test('erasing asks for the name, says what is deleted, and leads back to the list', async () => {
    const page = await opened();
    const sent = answer(srmCustomerEndpoints.erase, [null]);
    await care(page, 'Delete permanently');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Delete Anna Petrova 1 permanently?' }),
    );
    expect(dialog.getByText(/passport and driving licence, and 2 scans/)).toBeVisible();
    const erase = () => page.user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await page.user.type(dialog.getByRole('textbox'), 'Anna');
    await erase();
    expect(dialog.getByText('Type the name exactly as shown: Anna Petrova 1')).toBeVisible();
    expect(sent).toHaveLength(0);
    await page.user.type(dialog.getByRole('textbox'), ' petrova 1');
    await erase();
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/srm/customer-list'));
    expect(sent.map(({ query }) => query)).toEqual([{ customerId: buildId(1) }]);
  });

  test('a refusal to erase says why, and nothing is lost', async () => {
    const page = await opened();
    answer(srmCustomerEndpoints.erase, [refusal({ status: 409, detail: 'This customer has a car now.' })]);
    await care(page, 'Delete permanently');
    const dialog = within(await screen.findByRole('alertdialog'));
    await page.user.type(dialog.getByRole('textbox'), 'Anna Petrova 1');
    await page.user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('This customer has a car now.')).toBeVisible();
  });
});

test('all data is saved as a file', async () => {
  const page = await opened();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  const exported = { exportedAt: '2026-11-22T08:00:00Z', customer: aCustomer(1), documentReads: [] };
  answer(srmCustomerEndpoints.exportData, [exported]);
  await care(page, 'Export all data');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.type).toBe('application/json');
});
