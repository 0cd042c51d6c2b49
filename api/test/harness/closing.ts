import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmCustomerEndpoints,
  srmDepositHoldEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  srmOnboardingEndpoints,
  srmSettingsEndpoints,
  tripPlanningEndpoints,
  type CheckListRecord,
  type InvoiceRecord,
  type RentalSettings,
  type TripContract,
  type TripLedger,
  type TripRecord,
  type TripSettlementShown,
} from '@portal/shared/contract';

import { uploadPicture, type TestAgent } from './agents';
import type { Supplier } from './enquiries';
import type { TestApp } from './start-test-app';

interface Spam {
  readonly isSpammed: boolean;
  readonly count: number;
  readonly reasons: string[];
}

/** The calls for documents, account and invoices. */
export const closingCalls = (app: TestApp, { token }: Pick<Supplier, 'token'>) => ({
  settle: (body: unknown) => app.client<TripSettlementShown>(srmBookingEndpoints.settle, { token, body }),
  end: (body: unknown) => app.client<TripRecord>(srmBookingEndpoints.end, { token, body }),
  ledger: (bookingId: string) =>
    app.client<TripLedger>(srmLedgerEndpoints.get, { token, query: { bookingId } }),
  addEntry: (body: unknown) => app.client<TripLedger>(srmLedgerEndpoints.add, { token, body }),
  hold: (body: unknown) => app.client<TripLedger>(srmDepositHoldEndpoints.authorise, { token, body }),
  renewHold: (body: unknown) => app.client<TripLedger>(srmDepositHoldEndpoints.renew, { token, body }),
  captureHold: (body: unknown) => app.client<TripLedger>(srmDepositHoldEndpoints.capture, { token, body }),
  releaseHold: (body: unknown) => app.client<TripLedger>(srmDepositHoldEndpoints.release, { token, body }),
  checkList: (query: Record<string, unknown>) =>
    app.client<CheckListRecord>(srmCheckListEndpoints.get, { token, query }),
  addCheckList: (body: unknown, headers: Record<string, string> = {}) =>
    app.client<NonNullable<CheckListRecord>>(srmCheckListEndpoints.create, { token, body, headers }),
  changeCheckList: (body: unknown) =>
    app.client<NonNullable<CheckListRecord>>(srmCheckListEndpoints.update, { token, body }),
  contract: (bookingId: string) =>
    app.client<TripContract>(tripPlanningEndpoints.contract, { token, query: { bookingId } }),
  sign: (body: unknown) => app.client<TripContract>(tripPlanningEndpoints.signContract, { token, body }),
  invoices: (bookingId: string) =>
    app.client<{ list: InvoiceRecord[] }>(srmInvoiceEndpoints.list, { token, query: { bookingId } }),
  issue: (body: unknown) => app.client<InvoiceRecord>(srmInvoiceEndpoints.issue, { token, body }),
  credit: (body: unknown) => app.client<InvoiceRecord>(srmInvoiceEndpoints.credit, { token, body }),
  settings: () => app.client<RentalSettings>(srmSettingsEndpoints.get, { token }),
  changeSettings: (body: unknown) => app.client<RentalSettings>(srmSettingsEndpoints.update, { token, body }),
  spam: (customerId: string) =>
    app.client<Spam>(srmCustomerEndpoints.isSpammed, { token, query: { customerId } }),
});

/** A checklist that is complete except for the signatures. */
export const filledList = (
  listKey: { bookingId: string; vehicleId: string; moment?: 'handover' | 'return' },
  odometer: number,
  change: object = {},
) => ({
  ...listKey,
  odometer,
  fuelEighths: 8,
  cleanliness: 'clean',
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
  keysCount: 2,
  zones: [],
  ...change,
});

/** Both signatures, in the form of a body. */
export async function uploadSignatures(app: TestApp, agent: TestAgent) {
  return {
    agentSignature: (await uploadPicture(app, agent)).id,
    customerSignature: (await uploadPicture(app, agent)).id,
  };
}

interface Swap {
  readonly bookingId: string;
  readonly from: string;
  readonly to: string;
  readonly returnKilometre?: number;
  readonly handoverKilometre?: number;
  readonly reason?: string;
  readonly returned?: object;
  readonly handedOver?: object;
}

/** Both checklists are filled in, and the other vehicle goes out. */
export async function swapVehicles(
  app: TestApp,
  agent: TestAgent,
  {
    bookingId,
    from,
    to,
    returnKilometre = 42_350,
    handoverKilometre = 10_000,
    reason = 'Flat tyre',
    ...lists
  }: Swap,
) {
  const calls = closingCalls(app, agent);
  const returning = { bookingId, vehicleId: from, moment: 'return' } as const;
  const handing = { bookingId, vehicleId: to, moment: 'handover' } as const;
  const filled = [
    await calls.addCheckList(filledList(returning, returnKilometre, lists.returned)),
    await calls.addCheckList(filledList(handing, handoverKilometre, lists.handedOver)),
  ];
  const failed = filled.find(({ status }) => status !== 201);
  if (failed) throw new Error(`check-list: ${failed.text}`);
  const body = { bookingId, vehicleId: to, reason, ...(await uploadSignatures(app, agent)) };
  return app.client<TripRecord>(srmBookingEndpoints.swapVehicle, { token: agent.token, body });
}

/** What an electronic invoice names of the customer. */
export const electronicBuyer = {
  customerAddress: 'Villa 4, Street 8',
  customerCity: 'Jumeirah',
  customerEmirate: 'DXB',
} as const;

/** Tax number and terms, as after the set-up. */
export async function setUpDesk(app: TestApp, { token }: Pick<Supplier, 'token'>, taxNumber?: string) {
  const code = app.deps.country.id === 'ae' ? 'AE' : 'IN';
  const { id } = await app.db
    .selectFrom('countries')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const body = {
    country: id,
    taxNumber: taxNumber ?? (code === 'AE' ? '100234567890003' : '29AABCT1332L1ZA'),
    ...(code === 'AE' && { licenceAuthority: 'Dubai Department of Economy and Tourism' }),
    termsNCondition:
      '<h2>Terms</h2><p>{{customerName}} rents {{vehicleRegistrationNumber}} for {{totalAmount}}.</p>',
  };
  const { status, text } = await app.client(srmOnboardingEndpoints.update, { token, body });
  if (status !== 200) throw new Error(`set-up: ${text}`);
}

/** Only the rental, without kilometres. */
export const endBody = (
  { companyId }: Pick<Supplier, 'companyId'>,
  bookingId: string,
  change: object = {},
) => ({
  bookingId,
  companyId,
  finesCollected: '0',
  salikCollected: '0',
  currentKilometre: 42_100,
  totalAmountCollected: '500',
  ...change,
});

/** A deposit that a bank holds on the card of the trip's customer. Returns its id. */
export async function addHold(
  app: TestApp,
  agent: Pick<Supplier, 'token'>,
  bookingId: string,
): Promise<string> {
  const { status, result, text } = await closingCalls(app, agent).hold({
    bookingId,
    amount: '1000',
    reference: 'AUTH-1',
  });
  if (status !== 201) throw new Error(`hold: ${text}`);
  return result.holds?.[0]?.holdId ?? '';
}
