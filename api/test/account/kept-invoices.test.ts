import { limits, srmInvoiceEndpoints } from '@portal/shared/contract';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccounts } from '../../src/domains/account-deletion/delete-accounts';
import { deleteKeptInvoices } from '../../src/domains/billing/invoices/keep-invoices';
import { readCommand } from '../../src/operator/arguments';
import { runCommand } from '../../src/operator/commands';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addSupplier } from '../harness/enquiries';
import { callForPdf, readPdfPages } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';
import { accountCalls } from './calls';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'api-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['ae', 5, '100234567890003', '-01-01'],
  ['in', 8, '29AAGCB7383J1Z4', '-04-01'],
] as const)('a deleted account in %s', (country, years, taxNumber, yearBegins) => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ country })));
  afterAll(() => app.close());

  const operate = (...words: string[]) =>
    runCommand(readCommand(words, [country]), new Map([[country, app.deps]]));
  const at = (time: number) => ({ ...app.deps, clock: { now: () => new Date(time) } });

  test('leaves its tax invoices to the operator for as long as the law requires', async () => {
    const supplier = await addSupplier(app);
    const { token } = supplier;
    await setUpDesk(app, supplier, taxNumber);
    const calls = closingCalls(app, supplier);
    const { tripId } = await addOngoing(app, supplier);
    const ended = await calls.end(endBody(supplier, tripId));
    expect(ended.status).toBe(200);
    const { result: invoice } = await calls.issue({ bookingId: tripId });
    await calls.credit({ invoiceId: invoice.invoiceId, reason: 'A day less', amount: '10' });
    const query = { invoiceId: invoice.invoiceId };
    const before = await callForPdf(app, srmInvoiceEndpoints.pdf, { token, query });
    expect(await operate('invoices')).toBe('No invoices of deleted accounts are kept.');

    await accountCalls(app, token).leave(supplier.password);
    const deletedAt = app.clock.now().getTime() + limits.account.deletionGrace;
    await deleteAccounts(at(deletedAt));
    expect((await app.client(srmInvoiceEndpoints.pdf, { token, query })).status).toBe(401);
    expect(await app.db.selectFrom('companies').select('id').execute()).toEqual([]);
    expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);

    const listed = await operate('invoices', supplier.companyId);
    for (const cell of [invoice.invoiceId, invoice.number, 'INVOICE', 'CREDIT_NOTE'])
      expect(listed).toContain(cell);
    expect(listed.split('\n')).toHaveLength(4);
    const file = join(folder, `${country}.pdf`);
    expect(await operate('invoice', invoice.invoiceId, '--file', file)).toBe(
      `${invoice.number} is in ${file}.`,
    );
    const pdf = readFileSync(file);
    expect(readPdfPages(pdf)).toEqual(before.pages);
    expect(pdf.includes('/Subtype /Image')).toBe(before.bytes.includes('/Subtype /Image'));
    await expect(operate('invoice', supplier.companyId, '--file', file)).rejects.toThrow('is kept');
    const forged = app.db.updateTable('keptInvoices').set({ number: 'X' }).execute();
    await expect(forged).rejects.toMatchObject({ constraint: 'kept_invoices_frozen' });

    const [kept] = await app.db.selectFrom('keptInvoices').select(['issuedAt', 'keepUntil']).execute();
    const issuedAt = kept?.issuedAt.getTime() ?? 0;
    const until = kept?.keepUntil.getTime() ?? 0;
    const zone = app.deps.country.timeZone;
    expect(kept?.keepUntil.toLocaleDateString('sv', { timeZone: zone })).toMatch(
      new RegExp(`${yearBegins}$`),
    );
    expect(until - issuedAt).toBeGreaterThanOrEqual(years * 365 * DAY);
    expect(until - issuedAt).toBeLessThanOrEqual((years + 1) * 366 * DAY);
    await deleteKeptInvoices(at(until - 1));
    expect((await operate('invoices')).split('\n')).toHaveLength(4);
    await deleteKeptInvoices(at(until));
    expect(await operate('invoices')).toBe('No invoices of deleted accounts are kept.');
    expect(await app.db.selectFrom('keptLogos').select('id').execute()).toEqual([]);
  }, 60_000);
});
