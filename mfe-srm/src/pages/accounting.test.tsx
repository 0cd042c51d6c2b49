import { srmAccountingEndpoints, type AccountingSummary } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, notThere, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => openArea());

const none = { net: '0', tax: '0' };
const sums = { net: '1000', tax: '50' };
const summary: AccountingSummary = {
  currency: 'AED',
  from: '2026-02-01',
  to: '2026-02-28',
  transactions: 3,
  accounts: [
    { account: 'cash', debit: '1050', credit: '0' },
    { account: 'receivable', debit: '1050', credit: '1050' },
    { account: 'vat', debit: '0', credit: '50' },
    { account: 'rental', debit: '0', credit: '1000' },
  ],
  total: { debit: '2100', credit: '2100' },
  uninvoiced: 2,
  vat: {
    rows: [
      { emirate: 'AUH', invoiced: none, credited: none, declared: none },
      { emirate: 'DXB', invoiced: sums, credited: none, declared: sums },
    ],
    total: { invoiced: sums, credited: none, declared: sums },
    zeroRated: '0',
    outOfScope: '300',
  },
  gst: null,
};

test('the page shows the VAT return, the trial balance, trips without an invoice, and a file for each program', async () => {
  answer(srmAccountingEndpoints.summary, [summary]);
  const { container } = renderPage('/srm/accounting?range=custom&from=2026-02-01&to=2026-02-28');
  const vat = within(await screen.findByRole('table', { name: 'VAT return (form 201)' }));
  expect(vat.getByRole('row', { name: /Dubai 1,000.00 50.00 1,000.00 0.00/ })).toBeVisible();
  const trial = within(screen.getByRole('table', { name: 'Trial balance' }));
  expect(trial.getByRole('row', { name: /Total 2,100.00 2,100.00/ })).toBeVisible();
  expect(screen.getByText('Both sides are equal.')).toBeVisible();
  expect(screen.getByText('2 trips were closed in this period without an invoice')).toBeVisible();
  for (const name of [
    'Excel',
    'CSV',
    'Zoho Books (CSV)',
    'QuickBooks Online (CSV)',
    'Tally (XML)',
    'hledger',
  ])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a period without transactions says so', async () => {
  answer(srmAccountingEndpoints.summary, [
    { ...summary, transactions: 0, accounts: [], total: { debit: '0', credit: '0' }, uninvoiced: 0 },
  ]);
  renderPage('/srm/accounting');
  expect(await screen.findByText('Nothing was booked in this period')).toBeVisible();
});

test('a server without accounting is named as such', async () => {
  answer(srmAccountingEndpoints.summary, [notThere()]);
  renderPage('/srm/accounting?range=last-quarter');
  expect(await screen.findByText('Accounting is not available here')).toBeVisible();
});

test('India has GSTR-1, as a file for a whole month or quarter only', async () => {
  const portal = createTestPortal();
  portal.country.set('in');
  openArea('in');
  const rate = { rate: 4000, taxable: '2000', cgst: '0', sgst: '0', igst: '800' };
  const indian = { ...summary, currency: 'INR' as const, vat: null, gst: { rates: [rate] } };
  answer(srmAccountingEndpoints.summary, [indian], 'in');
  renderPage('/srm/accounting?range=custom&from=2026-02-01&to=2026-02-27', { portal });
  const table = within(await screen.findByRole('table', { name: 'GSTR-1' }));
  expect(table.getByRole('row', { name: /40% 2,000.00 0.00 0.00 800.00/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'GSTR-1 (JSON)' })).toBeDisabled();
  expect(screen.getByText('For the file, choose a whole month or a whole quarter.')).toBeVisible();
});
