import { srmCustomerEndpoints } from '@portal/shared/contract';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { buildId } from '@portal/shared/testing/agent-page';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCustomer, serveCustomers } from '../testing/customers';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const buildFile = (...lines: string[]) =>
  new File([['Name,Phone,E-mail,Passport number', ...lines].join('\n')], 'customers.csv', {
    type: 'text/csv',
  });

async function open() {
  const page = renderPage('/srm/customer-list');
  await page.user.click((await screen.findAllByRole('button', { name: 'Import' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import customers' }));
  const choose = (file: File) => page.user.upload(dialog.getByLabelText(/Choose a file/), file);
  return { ...page, dialog, choose };
}

test('a wrong row is corrected in place, then all are added', async () => {
  const customers = [aCustomer(1)];
  serveCustomers(customers);
  const wrong = { path: 'phoneNumber', message: 'Enter a complete phone number' };
  const sent = answer(srmCustomerEndpoints.importRows, [
    {
      added: 1,
      refused: 1,
      rows: [
        { row: 0, ok: true },
        { row: 1, ok: false, errors: [wrong] },
      ],
    },
    {
      added: 2,
      refused: 0,
      rows: [
        { row: 0, ok: true },
        { row: 1, ok: true },
      ],
    },
    () => {
      customers.push(aCustomer(2), aCustomer(3));
      return {
        added: 2,
        refused: 0,
        rows: [2, 3].map((id, row) => ({ row, ok: true, customerId: buildId(id) })),
      };
    },
  ]);
  const { user, dialog, choose } = await open();
  await choose(buildFile('Anna,0501112267,a@b.example,', 'Boris,12,b@b.example,N1234'));
  expect(await dialog.findByText(/^1 customer is ready\. 1 line needs a correction/)).toBeVisible();
  expect(dialog.getByText('Enter a complete phone number')).toBeVisible();
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  const phone = dialog.getByRole('textbox', { name: 'Phone' });
  await user.clear(phone);
  await user.type(phone, '050 222 3344');
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await dialog.findByText('2 customers are ready. Nothing needs a correction.')).toBeVisible();
  expect(sent[1]?.body).toMatchObject({
    dryRun: true,
    updates: true,
    rows: [{}, { phoneNumber: '502223344' }],
  });
  await user.click(dialog.getByRole('button', { name: 'Add 2 customers' }));
  expect(await dialog.findByText('2 customers were added.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Showing 3 of 3 customers')).toBeVisible();
});

test('a server without imports says so, and another file can be chosen', async () => {
  serveCustomers([]);
  answer(srmCustomerEndpoints.importRows, [notThere()]);
  const { dialog, choose } = await open();
  await choose(buildFile('Anna,0501112267,a@b.example,'));
  expect(await dialog.findByText(/does not support importing customers/)).toBeVisible();
  await choose(new File(['Name\nAnna'], 'a.csv'));
  expect(await dialog.findByText(/^These columns are missing: Phone\./)).toBeVisible();
});
