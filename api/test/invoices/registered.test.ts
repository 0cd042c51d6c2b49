import {
  srmInvoiceEndpoints,
  srmOnboardingEndpoints,
  toMinorUnits,
  type ElectronicInvoice,
  type InvoiceRecord,
} from '@portal/shared/contract';
import { CompactSign, exportSPKI, generateKeyPair } from 'jose';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkDocument } from '../../src/domains/billing/e-invoices/inv-01/check-document';
import type { Inv01Document } from '../../src/domains/billing/e-invoices/inv-01/document';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
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

/** The signed QR code that the portal would answer. */
async function sign({ SellerDtls, BuyerDtls, DocDtls, ValDtls, ItemList }: Inv01Document, irn: string) {
  const data = JSON.stringify({
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn: irn,
    IrnDt: '2026-11-25 14:05:00',
  });
  const payload = new TextEncoder().encode(JSON.stringify({ data, iss: 'NIC' }));
  return new CompactSign(payload).setProtectedHeader({ alg: 'RS256' }).sign((await portal).privateKey);
}

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
    { invoiceId, missing: [], irn, registeredAt: '2026-11-25T08:35:00.000Z', isVerifiable: true },
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
