import * as v from 'valibot';
import {
  cancelEnquiry,
  createCustomerForLink,
  endpointTable,
  enquiryEndpoints,
  fileAnswer,
  fillPath,
  getOwnAnswer,
  limits,
  nothing,
  onboardingStatus,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  unstated,
  vehicleEndpoints,
  type Endpoint,
} from './index';

/** Every path a supplier's platform serves, as it is written there. */
const paths = `
  /users /users/country/{userId} /users/agreement-data
  /auth/agent/login /auth/send-otp /auth/verify-otp /auth/refresh /auth/generate-email-otp /auth/is-email-already-verified
  /auth/verify-email-otp /auth/reset-password /auth/verify-reset-password-otp /auth/temp-auth-token
  /file/upload/single /file/upload/multiple /file /file/room
  /company /company/seller /company/list
  /vehicle/toggle-visibility /vehicle/all/modified /vehicle/level-filled /vehicle/level-one /vehicle/level-one-default
  /vehicle/level-two /vehicle/level-three
  /vehicle-spec/list /vehicle-features/list /vehicle-category/list /vehicle-type/list /vehicle-brand/list /vehicle-brand
  /states/list /states/parent/list /country /country/list /city/list
  /portfolio /portfolio/vehicles /enquiries /queries /riderent/enquiries/admin/all /srm-bookings/dashboard/analytics
  /enquiries/live /enquiries/{enquiryId} /search /notifications /notifications/unread /notifications/{notificationId} /notifications/read /notifications/read-all /notifications/choices
  /notifications/devices /notifications/devices/{deviceId} /agent-actions /agent-actions/undo
  /enquiries/agent/{agentId} /enquiries/{enquiryId}/status /enquiries/{enquiryId}/update-contact-visibility
  /enquiries/{enquiryId}/follow-up /enquiries/reminders
  /company/plan /users/password /users/phone /users/sessions /users/sessions/{sessionId} /users/deletion
  /users/activity /auth/sign-out
  /users/passkeys /users/passkeys/options /users/passkeys/{passkeyId} /users/passkeys/{passkeyId}/remove /users/recovery-codes
  /auth/passkey /auth/passkey/options /auth/recovery-code
  /vehicle /vehicle/draft /vehicle/drafts /vehicle/restore /vehicle/bulk/visibility /vehicle/bulk/rates /vehicle/bulk/rates/restore /vehicle/import /vehicle/view /vehicle/public /vehicle/public/photo /vehicle/public/open
  /srm-customers /srm-customers/list /send-link-form-customer-creation
  /srm-bookings/customer/v2 /srm-bookings/customer/is-spammed-customer
  /srm-vehicle /srm-vehicle/list /srm-bookings/vehicle/v2 /srm-bookings/vehicle/upcoming-booking-dates
  /srm-customers/merge /srm-customers/export-data /srm-customers/document-reads /srm-customers/changes /srm-customers/import
  /srm-trackers /srm-trackers/vehicle /srm-trackers/refused /srm-trackers/address /srm-positions /srm-positions/day /srm-positions/trip
  /srm-positions/access /srm-positions/odometer /srm-tracking/zones /srm-tracking/alerts /srm-tracking/alerts/acknowledge
  /srm-engine /srm-engine/relay /srm-engine/contact /srm-engine/requests /srm-engine/restore
  /srm-risks /srm-risks/trip /srm-risks/mark
  /srm-tolls/gates /srm-tolls/trip /srm-tolls/comparison
  /srm-vehicle/damages /srm-vehicle/damages/repair /srm-bookings/contract/addendum/pdf
  /srm-vehicle/maintenance /srm-vehicle/import /srm-vehicle/from-listing /users/agreement-data/terms-versions /users/agreement-data/terms-version
  /users/agreement-data/terms-preview
  /srm-payment /srm-bookings/payment /srm-vehicle/check-list /srm-vehicle/check-list/last
  /srm-bookings/drivers /srm-bookings/end-trip /srm-bookings/extend-trip /srm-bookings/{id} /srm-bookings/list /srm-status /srm-bookings/levels-filled
  /srm-bookings/settle /srm-bookings/move /srm-bookings/swap-vehicle /srm-bookings/quote /srm-bookings/available-vehicles
  /srm-bookings/confirm-reservation /srm-bookings/release-reservation
  /srm-bookings/calendar /srm-bookings/today /srm-bookings/alerts /srm-bookings/history /srm-bookings/contract /srm-bookings/contract/pdf
  /srm-payment/ledger /srm-payment/receipt /srm-payment/holds /srm-payment/holds/renew /srm-payment/holds/capture
  /srm-payment/holds/release /srm-payment/holds/confirmation /srm-invoices /srm-invoices/credit-note /srm-invoices/pdf
  /srm-invoices/electronic /srm-invoices/ubl /srm-invoices/inv-01 /srm-invoices/registration /srm-settings
  /srm-payment/requests /srm-payment/requests/mail /srm-payment/requests/withdraw /srm-payment/requests/paid
  /payment-link /payment-link/notice /payment-link/receipt /payment-link/checkout /srm-payment/provider
  /srm-invoices/deliveries /srm-invoices/provider /srm-invoices/cancellation
  /srm-customers/link /srm-customers/link/details
  /srm-accounting /srm-accounting/journal /srm-accounting/vat-return /srm-accounting/gst-return
  /srm-charges /srm-charges/list /srm-charges/figures /srm-charges/summary /srm-charges/notice /srm-charges/trip /srm-charges/state
  /srm-charges/account /srm-charges/owner-pack /srm-trip-documents/send /srm-invoices/supplementary /srm-invoices/summary
  /srm-charges/statements /srm-charges/statements/recognise /srm-charges/statements/preview /srm-charges/statements/rows
  /srm-charges/statements/report /srm-charges/statements/undo
  /srm-bookings/download/excel/bookings /srm-vehicle/download/excel/vehicle/list /srm-customers/download/excel/customer/list
`
  .trim()
  .split(/\s+/);

const calls = endpointTable.map(({ method, path }) => `${method} ${path}`);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the endpoint table', () => {
  it('has every path, and no other', () => {
    expect([...new Set(endpointTable.map(({ path }) => path))].sort()).toEqual([...paths].sort());
  });

  it('has no call and no id twice', () => {
    expect(repeated(calls)).toEqual([]);
    expect(repeated(endpointTable.map(({ id }) => id))).toEqual([]);
  });

  it.each([
    ['GET', '/users'],
    ['POST', '/auth/refresh'],
    ['GET', '/auth/is-email-already-verified'],
    ['GET', '/users/country/{userId}'],
    ['POST', '/company'],
    ['PUT', '/company'],
    ['GET', '/company'],
    ['GET', '/portfolio'],
    ['GET', '/enquiries'],
    ['GET', '/srm-bookings/dashboard/analytics'],
    ['GET', '/enquiries/agent/{agentId}'],
    ['PATCH', '/enquiries/{enquiryId}/status'],
    ['PATCH', '/enquiries/{enquiryId}/update-contact-visibility'],
    ['POST', '/srm-customers'],
    ['PUT', '/srm-customers'],
    ['GET', '/srm-customers'],
    ['GET', '/srm-customers/list'],
    ['POST', '/send-link-form-customer-creation'],
    ['PUT', '/srm-bookings/customer/v2'],
    ['GET', '/srm-bookings/customer/is-spammed-customer'],
    ['GET', '/srm-vehicle'],
    ['POST', '/srm-vehicle'],
    ['PUT', '/srm-vehicle'],
    ['GET', '/srm-vehicle/list'],
    ['POST', '/srm-bookings/vehicle/v2'],
    ['GET', '/srm-payment'],
    ['POST', '/srm-payment'],
    ['PUT', '/srm-payment'],
    ['GET', '/srm-vehicle/check-list'],
    ['POST', '/srm-vehicle/check-list'],
    ['PUT', '/srm-vehicle/check-list'],
    ['POST', '/srm-bookings/end-trip'],
    ['GET', '/srm-bookings/levels-filled'],
    ['GET', '/users/agreement-data'],
    ['PUT', '/users/agreement-data'],
    ['GET', '/srm-bookings/download/excel/bookings'],
  ])('answers %s %s', (method, path) => {
    expect(calls).toContain(`${method} ${path}`);
  });

  it('waits 30 seconds for a vehicle to be updated, two minutes for a document, the stall limit for an upload, 15 seconds for all else', () => {
    const slow = endpointTable
      .filter(({ timeout }) => timeout === limits.VEHICLE_UPDATE_TIMEOUT)
      .map(({ id }) => id);
    expect(slow.filter((id) => !id.startsWith('files.')).sort()).toEqual([
      'srmVehicles.update',
      'vehicleLevels.updateLevelOne',
      'vehicleLevels.updateLevelThree',
      'vehicleLevels.updateLevelTwo',
    ]);
    const printed = endpointTable
      .filter(({ timeout }) => timeout === limits.DOCUMENT_TIMEOUT)
      .map(({ id }) => id);
    expect(printed.sort()).toEqual([
      'paymentLinks.notice',
      'paymentLinks.receipt',
      'srmAccounting.gstReturn',
      'srmAccounting.journal',
      'srmAccounting.vatReturn',
      'srmCharges.notice',
      'srmCharges.ownerPack',
      'srmCharges.sendNotice',
      'srmDepositHolds.confirmation',
      'srmInvoices.cancellationFile',
      'srmInvoices.pdf',
      'srmInvoices.registrationFile',
      'srmInvoices.ubl',
      'srmLedger.receipt',
      'srmOnboarding.termsPreview',
      'srmTripDocuments.send',
      'tripPlanning.addendumPdf',
      'tripPlanning.contractPdf',
    ]);
    const others = endpointTable.filter(
      ({ id, kind }) => !slow.includes(id) && !printed.includes(id) && kind !== 'multipart',
    );
    expect(new Set(others.map(({ timeout }) => timeout))).toEqual(new Set([15_000]));
  });

  it('leaves the bearer out of login, send-otp and verify-otp alone', () => {
    expect(
      endpointTable
        .filter(({ withoutBearer }) => withoutBearer)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/auth/agent/login', '/auth/send-otp', '/auth/verify-otp']);
  });

  it('describes every parameter of a path', () => {
    for (const { path, params } of endpointTable) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = params && 'entries' in params ? Object.keys(params.entries as object) : [];
      expect({ path, described }).toEqual({ path, described: named });
    }
  });

  it('states what every call answers', () => {
    const isUnknown = (schema: v.GenericSchema) => schema.type === 'unknown' || schema.type === 'any';
    const vague = endpointTable.filter(({ result }) => isUnknown(result) || isUnknown(getOwnAnswer(result)));
    expect(vague.map(({ id }) => id)).toEqual([]);
    const files = endpointTable.filter(({ result }) => result === fileAnswer);
    expect(files.every(({ kind }) => kind === 'blob')).toBe(true);
  });

  it('reads null where another platform answers a call in its own way', () => {
    expect(v.parse(unstated(v.object({ id: v.string() })), { message: 'ok' })).toBeNull();
    expect(v.parse(unstated(v.object({ id: v.string() })), { id: 'a' })).toEqual({ id: 'a' });
    expect(v.parse(nothing, 'done')).toBeNull();
  });

  it('gives a body to no call that reads, and downloads to Excel files, documents, accounting files and one photo only', () => {
    expect(endpointTable.filter(({ method, body }) => method === 'GET' && body)).toEqual([]);
    const blobs = endpointTable.filter(({ kind }) => kind === 'blob').map(({ path }) => path);
    expect(blobs.filter((path) => path.includes('/download/excel/'))).toHaveLength(3);
    expect(
      blobs.filter((path) =>
        /\/(pdf|receipt|notice|owner-pack|terms-preview|ubl|inv-01|confirmation)$/.test(path),
      ),
    ).toHaveLength(12);
    expect(blobs.filter((path) => path.startsWith('/srm-accounting/'))).toHaveLength(3);
    expect(blobs.filter((path) => path.startsWith('/vehicle/public/'))).toHaveLength(1);
    expect(blobs).toHaveLength(20);
  });
});

describe('the default of a list call', () => {
  const defaults = (endpoint: Endpoint) => v.parse(endpoint.query as v.GenericSchema, {});

  it('is the first page of twenty enquiries and listings', () => {
    expect(defaults(enquiryEndpoints.list)).toEqual({ page: 1, limit: 20 });
    expect(defaults(vehicleEndpoints.list)).toEqual({ page: 1, limit: 20, sortOrder: 'ASC' });
  });

  it('is the first page of seven, ascending, in the rental management area', () => {
    const first = { page: 1, limit: 7, sortOrder: 'ASC' };
    expect(defaults(srmCustomerEndpoints.list)).toEqual(first);
    expect(defaults(srmVehicleEndpoints.list)).toEqual(first);
  });
});

describe('fillPath', () => {
  it('puts parameters in, encoded', () => {
    expect(fillPath('/enquiries/{enquiryId}/status', { enquiryId: 'a/b c' })).toBe(
      '/enquiries/a%2Fb%20c/status',
    );
  });

  it.each([undefined, null, ''])('refuses %p: an id is required', (id) => {
    expect(() => fillPath('/users/country/{userId}', { userId: id })).toThrow('ID is required');
  });
});

describe('failure texts', () => {
  const texts = new Set(
    [...endpointTable, cancelEnquiry, createCustomerForLink, onboardingStatus].map(({ failure }) => failure),
  );

  it.each([
    'Failed to fetch enquiries',
    'Failed to update enquiry',
    'Failed to delete enquiry',
    'Failed to fetch user data',
    'Failed to fetch Company data',
    'Failed to send otp data',
    'Failed to verify whether email is verified or not',
    'Failed to fetch portfolio data',
    'Failed to fetch enquiries data',
    'Failed to fetch Comapny Country data',
    'Failed to fetch srm dashboard data',
    'Failed to post customer registration response',
    'Failed to create customer for public link share',
    'Failed to create public link',
    'Failed to update srm customer booking',
    'Failed to get customer spam info',
    'Failed to update vehicle',
    'Failed to update Payment',
    'Failed to get vehicle addition response',
    'Failed to get vehicle update response',
    'Failed to get payment addition response',
    'Failed to srm check list response',
    'Failed to update check list',
    'Failed to get customer list',
    'Failed to get vehicle list',
    'Failed to end trip. No response received.',
    'Failed to fetch srm levels filled',
    'Failed to fetch tax info',
    'Failed to update tax info',
    'Failed to download file. Please try again.',
    'Failed to fetch SRM onboarding status',
  ])('%s', (text) => {
    expect(texts).toContain(text);
  });

  it('exist for every call', () => {
    expect(endpointTable.filter(({ failure }) => failure.trim() === '')).toEqual([]);
  });

  it('keeps the method and path of a call whose text differs', () => {
    expect(cancelEnquiry).toMatchObject({ method: 'PATCH', path: enquiryEndpoints.updateStatus.path });
    expect(createCustomerForLink).toMatchObject({ method: 'POST', path: srmCustomerEndpoints.create.path });
    expect(onboardingStatus).toMatchObject({ method: 'GET', path: '/users/agreement-data' });
  });
});
