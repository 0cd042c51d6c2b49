import {
  srmAccountingEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmOnboardingEndpoints,
  toMinorUnits,
  type ElectronicInvoice,
  type InvoiceRecord,
} from '@portal/shared/contract';
import { exportSPKI, generateKeyPair } from 'jose';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkDocument } from '../../src/domains/billing/e-invoices/inv-01/check-document';
import type { Inv01Document } from '../../src/domains/billing/e-invoices/inv-01/document';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { signAnswer, toPortalTime } from '../harness/registration-portal';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';

const folder = mkdtempSync(join(tmpdir(), 'api-irp-'));
const portal = generateKeyPair('RS256');
const buyer = {
  customerTaxNumber: '27AAPFU0939F1ZV',
  customerAddress: '4 Marine Drive',
  customerCity: 'Mumbai',
  customerPinCode: '400001',
};

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  const keys = join(folder, 'keys.pem');
  const other = await generateKeyPair('RS256');
  const pems = [await exportSPKI(other.publicKey), await exportSPKI((await portal).publicKey)];
  writeFileSync(keys, pems.join(''));
  app = await startTestApp({ country: 'in', env: { IRP_PUBLIC_KEYS: keys } });
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function issue(body: object): Promise<InvoiceRecord> {
  const { tripId } = await addOngoing(app, supplier);
  const calls = closingCalls(app, supplier);
  const account = { finesCollected: '300', salikCollected: '80', totalAmountCollected: '880' };
  const ended = await calls.end(endBody(supplier, tripId, account));
  if (ended.status !== 200) throw new Error(ended.text);
  const issued = await calls.issue({ bookingId: tripId, ...body });
  if (issued.status !== 201) throw new Error(issued.text);
  return issued.result;
}

const download = (invoiceId: string) =>
  app.client(srmInvoiceEndpoints.registrationFile, { token: supplier.token, query: { invoiceId } });
const readDocument = async (invoiceId: string): Promise<Inv01Document> => {
  const { status, text } = await download(invoiceId);
  if (status !== 200) throw new Error(text);
  const [document] = JSON.parse(text) as [Inv01Document];
  return document;
};
const list = async (bookingId: string) =>
  (
    await app.client<{ list: ElectronicInvoice[] }>(srmInvoiceEndpoints.electronic, {
      token: supplier.token,
      query: { bookingId },
    })
  ).result.list;
const register = (body: object) =>
  app.client<ElectronicInvoice>(srmInvoiceEndpoints.register, { token: supplier.token, body });
const setPinCode = (pinCode: string) =>
  app.client(srmOnboardingEndpoints.update, { token: supplier.token, body: { pinCode } });

const sign = async (document: Inv01Document, irn: string, registered?: string) =>
  signAnswer((await portal).privateKey, document, { irn, ...(registered && { registered }) });

test('a document says what it lacks until the company has entered it; a private customer has none', async () => {
  const invoice = await issue(buyer);
  const lacks = 'Enter the PIN code of your company, under SRM, Tax information.';
  expect((await list(invoice.bookingId)).map(({ missing }) => missing)).toEqual([[lacks]]);
  const refused = await download(invoice.invoiceId);
  expect([refused.status, refused.problem.errors]).toEqual([
    409,
    [{ path: 'sellerPinCode', message: lacks }],
  ]);
  const wrong = await setPinCode('12345');
  expect([wrong.status, wrong.problem.errors]).toEqual([
    422,
    [{ path: 'pinCode', message: 'Enter the 6 digits of a PIN code.' }],
  ]);
  await setPinCode('560001');
  expect((await list(invoice.bookingId)).map(({ missing }) => missing)).toEqual([[]]);

  const private_ = await issue({ customerState: '29' });
  expect(await list(private_.bookingId)).toEqual([]);
  expect((await download(private_.invoiceId)).problem.detail).toBe(
    'The customer has no GSTIN, so it is not registered.',
  );
  const nameless = await issue({ ...buyer, customerPinCode: '' });
  expect((await download(nameless.invoiceId)).problem.errors).toMatchObject([{ path: 'buyerAddress' }]);
});

test('an invoice and its credit note have the same figures; the signed answer is checked and printed', async () => {
  await setPinCode('560001');
  const invoice = await issue(buyer);
  const { result: note } = await closingCalls(app, supplier).credit({
    invoiceId: invoice.invoiceId,
    reason: 'A day less',
    amount: '123.45',
  });
  for (const record of [invoice, note]) {
    const document = await readDocument(record.invoiceId);
    expect(checkDocument(document)).toEqual([]);
    expect(document.DocDtls.No).toBe(record.number);
    expect(Math.round(document.ValDtls.TotInvVal * 100)).toBe(toMinorUnits(record.gross));
    expect(Math.round(document.ValDtls.IgstVal * 100)).toBe(toMinorUnits(record.tax));
  }
  expect((await readDocument(note.invoiceId)).RefDtls.PrecDocDtls?.[0]?.InvNo).toBe(invoice.number);

  const [shown] = await list(invoice.bookingId);
  const [document, irn] = [await readDocument(invoice.invoiceId), shown?.irn ?? ''];
  const { invoiceId } = invoice;
  const signedQrCode = await sign(document, irn);
  const pdf = () => callForPdf(app, srmInvoiceEndpoints.pdf, { token: supplier.token, query: { invoiceId } });
  expect((await pdf()).pages.join(' ')).not.toContain('Registered invoice');

  const refusals = [
    ['eyJhbGciOiJub25lIn0.e30.', 'This code was not signed by the registration portal.'],
    [`${signedQrCode.slice(0, -8)}AAAAAAAA`, 'This code was not signed by the registration portal.'],
    [await sign(document, '0'.repeat(64)), 'This code is of another document: Irn.'],
    [await sign(await readDocument(note.invoiceId), irn), 'This code is of another document: DocNo.'],
  ];
  for (const [code, message] of refusals) {
    const refused = await register({ invoiceId, signedQrCode: code });
    expect([refused.status, refused.problem.errors]).toEqual([422, [{ path: 'signedQrCode', message }]]);
  }
  const registered = await register({ invoiceId, signedQrCode });
  expect([registered.status, registered.result]).toEqual([
    200,
    {
      invoiceId,
      missing: [],
      irn,
      registeredAt: '2026-11-25T08:35:00.000Z',
      isVerifiable: true,
      cancellableUntil: '2026-11-26T08:35:00.000Z',
      cancellation: null,
    },
  ]);
  expect((await register({ invoiceId, signedQrCode })).status).toBe(200);
  const { pages } = await pdf();
  expect(pages.join(' ')).toContain('Registered invoice');
  expect(pages.join('').replace(/\s/g, '')).toContain(irn);
  const forged = app.db
    .updateTable('invoiceRegistrations')
    .set({ irn: '1'.repeat(64) })
    .execute();
  await expect(forged).rejects.toMatchObject({ constraint: 'invoice_registrations_frozen' });
});

interface GstFile {
  readonly b2b: readonly { readonly inv: readonly unknown[] }[];
  readonly cdnr: unknown;
  readonly doc_issue: {
    readonly doc_det: readonly { readonly docs: readonly { readonly cancel: number }[] }[];
  };
}

const HOUR = 3_600_000;
/** An invoice that the portal registered this many hours ago. */
async function issueRegistered(hours: number): Promise<InvoiceRecord> {
  await setPinCode('560001');
  const invoice = await issue(buyer);
  const irn = (await list(invoice.bookingId))[0]?.irn ?? '';
  const at = toPortalTime(new Date(app.clock.now().getTime() - hours * HOUR));
  const signedQrCode = await sign(await readDocument(invoice.invoiceId), irn, at);
  const registered = await register({ invoiceId: invoice.invoiceId, signedQrCode });
  if (registered.status !== 200) throw new Error(registered.text);
  return invoice;
}
const cancel = (body: object) =>
  app.client<ElectronicInvoice>(srmInvoiceEndpoints.cancel, { token: supplier.token, body });
const confirm = (body: object) =>
  app.client<ElectronicInvoice>(srmInvoiceEndpoints.confirmCancellation, { token: supplier.token, body });
const readCancellation = (invoiceId: string) =>
  app.client(srmInvoiceEndpoints.cancellationFile, { token: supplier.token, query: { invoiceId } });

test('a registration is cancelled within 24 hours, and the invoice is taken back without another registration', async () => {
  const { invoiceId, bookingId } = await issueRegistered(2);
  const cancellation = { invoiceId, reason: '2', remark: 'Wrong buyer' };
  expect((await readCancellation(invoiceId)).problem.detail).toBe('Enter first why it is cancelled.');
  for (const [change, path] of [
    [{ reason: '5' }, 'reason'],
    [{ remark: ' ' }, 'remark'],
    [{ remark: 'x'.repeat(101) }, 'remark'],
  ] as const) {
    const bad = await cancel({ ...cancellation, ...change });
    expect([bad.status, bad.problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  }
  expect((await cancel({ ...cancellation, reason: '1' })).status).toBe(200);
  expect((await cancel(cancellation)).result.cancellation).toMatchObject({ reason: '2', cancelledAt: null });
  const irn = (await list(bookingId))[0]?.irn;
  expect(JSON.parse((await readCancellation(invoiceId)).text)).toEqual({
    Irn: irn,
    CnlRsn: '2',
    CnlRem: 'Wrong buyer',
  });

  const moment = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
  for (const [hours, message] of [
    [-3, 'The portal cancels within 24 hours after the registration.'],
    [25, 'The portal cancels within 24 hours after the registration.'],
    [1, 'This is in the future.'],
  ] as const) {
    const bad = await confirm({ invoiceId, cancelledAt: moment(hours) });
    expect([bad.status, bad.problem.errors]).toEqual([422, [{ path: 'cancelledAt', message }]]);
  }
  const cancelledAt = moment(-1);
  expect((await confirm({ invoiceId, cancelledAt })).result.cancellation).toMatchObject({ cancelledAt });
  expect((await confirm({ invoiceId, cancelledAt })).status).toBe(409);
  const { list: records } = (await closingCalls(app, supplier).invoices(bookingId)).result;
  expect(records.map(({ kind, gross, reason }) => [kind, gross, reason])).toEqual([
    ['INVOICE', '880', null],
    ['CREDIT_NOTE', '880', 'Wrong buyer'],
  ]);
  expect((await list(bookingId)).map((one) => one.invoiceId)).toEqual([invoiceId]);
  expect((await download(records[1]?.invoiceId ?? '')).problem.detail).toBe(
    'The registration of its invoice was cancelled, so it is not registered.',
  );
  const pdf = await callForPdf(app, srmInvoiceEndpoints.pdf, { token: supplier.token, query: { invoiceId } });
  expect(pdf.pages.join(' ')).not.toContain('Registered invoice');
  const forged = app.db.updateTable('registrationCancellations').set({ remark: 'X' }).execute();
  await expect(forged).rejects.toMatchObject({ constraint: 'registration_cancellations_final' });
  // The trip is invoiced again.
  const again = await closingCalls(app, supplier).issue({ bookingId, ...buyer });
  expect(again.status).toBe(201);
});

test('a registration stays after 24 hours, once it was credited, and of a document that has none', async () => {
  const old = await issueRegistered(25);
  const cancellation = { reason: '4', remark: 'Not needed' };
  expect((await cancel({ invoiceId: old.invoiceId, ...cancellation })).problem.detail).toBe(
    'The 24 hours are over. Correct the invoice by a credit note.',
  );
  const credited = await issueRegistered(1);
  const { result: note } = await closingCalls(app, supplier).credit({
    invoiceId: credited.invoiceId,
    reason: 'A day less',
    amount: '10',
  });
  expect((await cancel({ invoiceId: credited.invoiceId, ...cancellation })).problem.detail).toBe(
    'The invoice has a credit note, so its registration stays.',
  );
  expect((await cancel({ invoiceId: note.invoiceId, ...cancellation })).problem.detail).toBe(
    'Only the registration of an invoice can be cancelled.',
  );
});

test('GSTR-1 reports a cancelled invoice and its note by their numbers alone', async () => {
  const { invoiceId } = await issueRegistered(1);
  const [year = 0, month = 0] = toPortalTime(app.clock.now()).split('-').map(Number);
  const day = (date: number) =>
    new Date(Date.UTC(year, month - 1 + (date === 0 ? 1 : 0), date)).toISOString().slice(0, 10);
  const read = async () => {
    const { text } = await app.client(srmAccountingEndpoints.gstReturn, {
      token: supplier.token,
      query: { dateStartRange: day(1), dateEndRange: day(0) },
    });
    return JSON.parse(text) as GstFile;
  };
  const before = await read();
  await cancel({ invoiceId, reason: '1', remark: 'Twice' });
  await confirm({ invoiceId, cancelledAt: app.clock.now().toISOString() });
  const after = await read();
  const count = ({ b2b }: GstFile) => b2b.flatMap(({ inv }) => inv).length;
  const countCancelled = (file: GstFile) =>
    file.doc_issue.doc_det.flatMap(({ docs }) => docs).reduce((sum, { cancel: number }) => sum + number, 0);
  expect(count(after)).toBe(count(before) - 1);
  expect(after.cdnr).toEqual(before.cdnr);
  expect(countCancelled(after)).toBe(countCancelled(before) + 2);
});

test('documents are in English and Hindi once the company chooses it; those issued before stay in English', async () => {
  const calls = closingCalls(app, supplier);
  const readReceipt = async (tripId: string) => {
    const [{ entryId } = { entryId: '' }] = (await calls.ledger(tripId)).result.entries;
    const receipt = { token: supplier.token, query: { entryId } };
    return (await callForPdf(app, srmLedgerEndpoints.receipt, receipt)).pages.join(' ');
  };
  const { tripId: before } = await addOngoing(app, supplier);
  const { result: settings } = await calls.settings();
  expect(settings.bilingualDocuments).toBe(false);
  expect((await calls.changeSettings({ ...settings, bilingualDocuments: true })).status).toBe(200);
  const { tripId: after } = await addOngoing(app, supplier);
  expect(await readReceipt(after)).toContain('रसीद');
  const english = await readReceipt(before);
  expect([english.includes('Receipt'), english.includes('रसीद')]).toEqual([true, false]);
  await calls.changeSettings(settings);
  expect(await readReceipt(after)).toContain('रसीद');
});
