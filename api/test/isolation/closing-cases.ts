import { driver } from '../harness/trip-drivers';
import type { Case } from './case';
import type { Tenant } from './world';

const as = 'company';
const buildCases = (place: string, kind: Case['ids'][string], request: Case['request']): Case[] => [
  { as, ids: { [place]: kind }, request },
];
const buildTripCases = (kind: 'trip' | 'paidTrip' | 'closedTrip' | 'ongoing' = 'trip') =>
  buildCases('query.bookingId', kind, (own) => ({ query: { bookingId: own[kind] } }));

const buildCheckList = (own: Tenant) => ({
  vehicleId: own.rented,
  bookingId: own.trip,
  agentSignature: own.image,
  zones: [{ zone: 'roof', condition: 'dent', photos: [own.image] }],
});
const listIds: Case['ids'] = {
  'body.vehicleId': 'rented',
  'body.bookingId': 'trip',
  'body.agentSignature': 'image',
  'body.customerSignature': 'image',
  'body.zones[].photos[]': 'image',
};
const account = (bookingId: string) => ({
  bookingId,
  finesCollected: '0',
  salikCollected: '0',
  currentKilometre: 42_100,
});

/** Calls for documents, account and invoices of a trip. */
export const closingCases: Readonly<Record<string, readonly Case[]>> = {
  'srmSettings.get': [{ as, ids: {}, request: () => ({}) }],
  'srmSettings.update': [{ as, ids: {}, request: (_own, { settings }) => ({ body: settings }) }],
  'srmCheckLists.get': [
    {
      as,
      ids: { 'query.vehicleId': 'rented', 'query.bookingId': 'trip', 'query.checkListId': 'checkList' },
      request: (own) => ({
        query: { vehicleId: own.rented, bookingId: own.trip, checkListId: own.checkList },
      }),
    },
  ],
  'srmCheckLists.last': [
    {
      as,
      ids: { 'query.vehicleId': 'rented' },
      request: (own) => ({ query: { vehicleId: own.rented } }),
    },
  ],
  'srmCheckLists.create': [
    {
      as,
      ids: listIds,
      request: (own) => ({ body: buildCheckList(own) }),
    },
  ],
  'srmCheckLists.update': [
    {
      as,
      ids: { ...listIds, 'body.checkListId': 'checkList' },
      request: (own) => ({
        body: { ...buildCheckList(own), checkListId: own.checkList },
      }),
    },
  ],
  'srmBookings.analytics': [{ as, ids: {}, request: () => ({}) }],
  'tripPlanning.today': [{ as, ids: {}, request: () => ({}) }],
  'tripPlanning.alerts': buildTripCases(),
  'tripPlanning.history': buildTripCases(),
  'tripPlanning.contract': buildTripCases('paidTrip'),
  'tripPlanning.contractPdf': buildTripCases('paidTrip'),
  'tripPlanning.signContract': [
    {
      as,
      ids: {
        'body.bookingId': 'paidTrip',
        'body.agentSignature': 'image',
        'body.customerSignature': 'image',
      },
      request: (own) => ({
        body: { bookingId: own.paidTrip, agentSignature: own.image, customerSignature: own.image },
      }),
    },
  ],
  'srmBookings.settle': buildCases('body.bookingId', 'runningTrip', (own) => ({
    body: account(own.runningTrip),
  })),
  'srmBookings.end': [
    {
      as,
      ids: { 'body.bookingId': 'openTrip', 'body.companyId': 'company' },
      request: (own) => ({
        body: { ...account(own.openTrip), companyId: own.company, totalAmountCollected: '500' },
      }),
    },
  ],
  'srmLedger.get': buildTripCases('closedTrip'),
  'srmLedger.add': [
    ...buildCases('body.bookingId', 'trip', (own) => ({
      body: { bookingId: own.trip, kind: 'DEPOSIT_HELD', amount: '5' },
    })),
    ...buildCases('body.cardEntryId', 'entry', (own) => ({
      body: {
        bookingId: own.closedTrip,
        kind: 'REFUND',
        amount: '1',
        reason: 'Too much',
        cardEntryId: own.entry,
      },
    })),
  ],
  'srmLedger.receipt': buildCases('query.entryId', 'entry', (own) => ({ query: { entryId: own.entry } })),
  'srmDepositHolds.authorise': buildCases('body.bookingId', 'emptyTrip', (own) => ({
    body: { bookingId: own.emptyTrip, amount: '500', reference: 'AUTH-2' },
  })),
  'srmDepositHolds.renew': buildCases('body.holdId', 'hold', (own) => ({
    body: { holdId: own.hold, reference: 'AUTH-3' },
  })),
  'srmDepositHolds.capture': buildCases('body.holdId', 'capturedHold', (own) => ({
    body: { holdId: own.capturedHold, amount: '1', reason: 'A toll' },
  })),
  'srmDepositHolds.release': buildCases('body.holdId', 'releasedHold', (own) => ({
    body: { holdId: own.releasedHold },
  })),
  'srmDepositHolds.confirmation': buildCases('query.holdId', 'hold', (own) => ({
    query: { holdId: own.hold },
  })),
  'srmTripDrivers.add': buildCases('body.bookingId', 'trip', (own) => ({
    body: { bookingId: own.trip, ...driver, drivingLicenseNumber: 'DL-2' },
  })),
  'srmTripDrivers.remove': [
    {
      as,
      ids: { 'query.bookingId': 'trip', 'query.driverId': 'driver' },
      request: (own) => ({ query: { bookingId: own.trip, driverId: own.driver } }),
    },
  ],
  'srmTripDocuments.send': [
    {
      as,
      ids: { 'body.bookingId': 'closedTrip', 'body.documentId': 'entry' },
      request: (own) => ({
        body: { bookingId: own.closedTrip, kind: 'receipt', documentId: own.entry },
      }),
    },
  ],
  'srmInvoices.list': buildTripCases('closedTrip'),
  'srmInvoices.issue': buildCases('body.bookingId', 'endedTrip', (own) => ({
    body: { bookingId: own.endedTrip },
  })),
  'srmInvoices.pdf': buildCases('query.invoiceId', 'invoice', (own) => ({
    query: { invoiceId: own.invoice },
  })),
  'srmInvoices.summaryOffer': buildCases('query.customerId', 'billedCustomer', (own) => ({
    query: { customerId: own.billedCustomer, month: '2026-11' },
  })),
  'srmInvoices.summarize': [
    {
      as,
      ids: { 'body.customerId': 'billedCustomer', 'body.bookingIds[]': 'billedTrip' },
      request: (own) => ({
        body: {
          customerId: own.billedCustomer,
          bookingIds: [own.billedTrip, own.otherBilledTrip],
        },
      }),
    },
  ],
  'srmInvoices.electronic': buildTripCases('closedTrip'),
  'srmInvoices.ubl': buildCases('query.invoiceId', 'invoice', (own) => ({
    query: { invoiceId: own.invoice },
  })),
  'srmInvoices.registrationFile': buildCases('query.invoiceId', 'invoice', (own) => ({
    query: { invoiceId: own.invoice },
  })),
  'srmInvoices.register': buildCases('body.invoiceId', 'invoice', (own) => ({
    body: { invoiceId: own.invoice, signedQrCode: 'a.b.c' },
  })),
  'srmInvoices.cancel': buildCases('body.invoiceId', 'invoice', (own) => ({
    body: { invoiceId: own.invoice, reason: '2', remark: 'Wrong name' },
  })),
  'srmInvoices.cancellationFile': buildCases('query.invoiceId', 'invoice', (own) => ({
    query: { invoiceId: own.invoice },
  })),
  'srmInvoices.confirmCancellation': buildCases('body.invoiceId', 'invoice', (own) => ({
    body: { invoiceId: own.invoice, cancelledAt: '2026-11-25T06:00:00.000Z' },
  })),
  'srmPaymentRequests.list': buildTripCases('ongoing'),
  'srmPaymentRequests.provider': [{ as, ids: {}, request: () => ({}) }],
  // No company connects an account of its own in this world.
  'srmPaymentRequests.connectAccount': [{ as, ids: {}, request: () => ({ body: { account: null } }) }],
  'srmPaymentRequests.ask': [
    {
      as,
      ids: { 'body.bookingId': 'ongoing' },
      request: (own) => ({ body: { bookingId: own.ongoing, amount: '1' } }),
    },
    {
      as,
      ids: { 'body.invoiceId': 'invoice' },
      request: (own) => ({ body: { bookingId: own.closedTrip, invoiceId: own.invoice, amount: '1' } }),
    },
  ],
  'srmPaymentRequests.mail': buildCases('body.requestId', 'paymentRequest', (own) => ({
    body: { requestId: own.paymentRequest, email: 'customer@mail.example' },
  })),
  'srmPaymentRequests.withdraw': buildCases('body.requestId', 'otherRequest', (own) => ({
    body: { requestId: own.otherRequest },
  })),
  'srmPaymentRequests.confirm': buildCases('body.requestId', 'paymentRequest', (own) => ({
    body: { requestId: own.paymentRequest, method: 'upi' },
  })),
  'srmDeliveries.list': buildTripCases('closedTrip'),
  'srmDeliveries.send': buildCases('body.invoiceId', 'invoice', (own) => ({
    body: { invoiceId: own.invoice },
  })),
  'srmDeliveries.provider': [{ as, ids: {}, request: () => ({}) }],
  'srmInvoices.credit': buildCases('body.invoiceId', 'invoice', (own) => ({
    body: { invoiceId: own.invoice, amount: '1', reason: 'Too much' },
  })),
  'srmCustomers.isSpammed': buildCases('query.customerId', 'customer', (own) => ({
    query: { customerId: own.customer },
  })),
};
