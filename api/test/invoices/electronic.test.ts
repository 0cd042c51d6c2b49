import {
  srmInvoiceEndpoints,
  srmOnboardingEndpoints,
  toMinorUnits,
  type ElectronicInvoice,
  type InvoiceRecord,
} from '@portal/shared/contract';

import { checkDocument } from '../../src/domains/billing/e-invoices/pint-ae/check-document';
import { findAll, findText } from '../../src/domains/billing/e-invoices/pint-ae/read-parts';
import { readXml } from '../../src/domains/billing/e-invoices/pint-ae/xml';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing } from '../harness/trips';
import { findRulesFolder, loadOfficialRules } from '../pint-ae/official-rules';

let app: TestApp;
let indian: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
  supplier = await addSupplier(app);
  calls = closingCalls(app, supplier);
  await setUpDesk(app, supplier);
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

const account = {
  finesCollected: '300',
  salikCollected: '80',
  discounts: '50',
  discountReason: 'A regular & <friend>',
  totalAmountCollected: '1150',
  additionalCharges: [
    { type: 'Cleaning Charges', amount: '99.99' },
    { type: 'Child Seat', amount: '220.01' },
  ],
};

async function issue(at: TestApp, seller: Supplier, body: object): Promise<InvoiceRecord> {
  const { tripId } = await addOngoing(at, seller);
  const ended = await closingCalls(at, seller).end(endBody(seller, tripId, account));
  if (ended.status !== 200) throw new Error(ended.text);
  const issued = await closingCalls(at, seller).issue({ bookingId: tripId, ...body });
  if (issued.status !== 201) throw new Error(issued.text);
  return issued.result;
}

const download = (at: TestApp, { token }: Supplier, invoiceId: string) =>
  at.client(srmInvoiceEndpoints.ubl, { token, query: { invoiceId } });
const listMissing = async (at: TestApp, { token }: Supplier, bookingId: string) => {
  const { result } = await at.client<{ list: ElectronicInvoice[] }>(srmInvoiceEndpoints.electronic, {
    token,
    query: { bookingId },
  });
  return result.list.map(({ missing }) => missing);
};

/** The electronic document has the figures of the issued one, to the fils. */
function expectSameFigures(xml: string, record: InvoiceRecord): void {
  const root = readXml(xml);
  if (root === null) throw new Error(xml);
  const money = (path: string) => toMinorUnits(findText(root, path));
  expect(findText(root, 'cbc:ID')).toBe(record.number);
  expect(money('cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount')).toBe(toMinorUnits(record.net));
  expect(money('cac:TaxTotal/cbc:TaxAmount')).toBe(toMinorUnits(record.tax));
  expect(money('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')).toBe(toMinorUnits(record.gross));
  const name = record.kind === 'INVOICE' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine';
  expect(findAll(root, name).map((line) => toMinorUnits(findText(line, 'cbc:LineExtensionAmount')))).toEqual(
    record.lines.filter(({ gross }) => !gross.startsWith('-')).map(({ net }) => toMinorUnits(net)),
  );
}

test('an invoice and its credit note are electronic documents with the same figures', async () => {
  const invoice = await issue(app, supplier, {
    ...electronicBuyer,
    customerTaxNumber: '100345678900003',
  });
  const { result: note } = await calls.credit({
    invoiceId: invoice.invoiceId,
    reason: 'A day less',
    amount: '123.45',
  });
  expect(await listMissing(app, supplier, invoice.bookingId)).toEqual([[], []]);
  const documents = [
    await download(app, supplier, invoice.invoiceId),
    await download(app, supplier, note.invoiceId),
  ];
  const [first, second] = documents.map(({ status, text }) => {
    expect([status, checkDocument(text)]).toEqual([200, []]);
    return text;
  });
  expectSameFigures(first ?? '', invoice);
  expectSameFigures(second ?? '', note);
  expect(first).toContain('<cbc:EndpointID schemeID="0235">1003456789</cbc:EndpointID>');
  expect(first).toContain('Discount: A regular &amp; &lt;friend&gt;');
  expect(second).toContain('<cbc:ResponseCode>DL8.61.1.C</cbc:ResponseCode>');
  expect(second).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  const folder = findRulesFolder();
  const rules = folder === null ? null : loadOfficialRules(folder);
  expect(documents.flatMap(({ text }) => rules?.(text) ?? [])).toEqual([]);
});

test('a private customer is outside the scheme; a whole credit note cancels the supply', async () => {
  const invoice = await issue(app, supplier, electronicBuyer);
  const { result: note } = await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Another customer' });
  const { text } = await download(app, supplier, invoice.invoiceId);
  expect(text).toContain('<cbc:EndpointID schemeID="0235">9900000098</cbc:EndpointID>');
  expect((await download(app, supplier, note.invoiceId)).text).toContain('DL8.61.1.A');
});

test('an invoice without the address says so, and how it is corrected', async () => {
  const invoice = await issue(app, supplier, { customerAddress: 'Villa 4' });
  const refused = await download(app, supplier, invoice.invoiceId);
  const sentence =
    'It does not name address, city and emirate of the customer. Credit it and issue it again with them.';
  expect([refused.status, refused.problem.detail]).toEqual([409, sentence]);
  expect(refused.problem.errors).toEqual([{ path: 'buyerAddress', message: sentence }]);
  expect(await listMissing(app, supplier, invoice.bookingId)).toEqual([[sentence]]);
});

test('what the company lacks can be filled in after the invoice was issued', async () => {
  const other = await addSupplier(app);
  await setUpDesk(app, other);
  const change = (licenceAuthority: string) =>
    app.client(srmOnboardingEndpoints.update, { token: other.token, body: { licenceAuthority } });
  await change('');
  const invoice = await issue(app, other, electronicBuyer);
  const lacks = 'Enter who issued your trade licence, under SRM, Tax information.';
  expect(await listMissing(app, other, invoice.bookingId)).toEqual([[lacks]]);
  await change('Sharjah Economic Development Department');
  expect(await listMissing(app, other, invoice.bookingId)).toEqual([[]]);
  expect((await download(app, other, invoice.invoiceId)).text).toContain(
    'schemeAgencyName="Sharjah Economic Development Department"',
  );
});

test('India has documents of another kind', async () => {
  const other = await addSupplier(indian);
  await setUpDesk(indian, other);
  const invoice = await issue(indian, other, {});
  const refused = await download(indian, other, invoice.invoiceId);
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Only invoices of the UAE can be electronic documents of this kind.',
  ]);
});
