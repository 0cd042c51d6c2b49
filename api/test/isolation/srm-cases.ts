import { mergeFields } from '@portal/shared/contract';
import type { Case } from './case';
import type { Tenant } from './world';

const plain = (request: Case['request'] = () => ({})): Case[] => [{ as: 'company', ids: {}, request }];

const buildVehicleCases = (): Case[] => [
  {
    as: 'company',
    ids: { 'query.vehicleId': 'fleet' },
    request: (own) => ({ query: { vehicleId: own.fleet } }),
  },
];

const fleetIds = {
  'body.vehicleCategoryId': 'shared',
  'body.vehicleBrandId': 'shared',
  'body.vehiclePhoto': 'image',
} as const;

const buildCustomerCases = (as: Case['as'] = 'company'): Case[] => [
  {
    as,
    ids: { 'query.customerId': 'customer' },
    request: (own) => ({ query: { customerId: own.customer } }),
  },
];
const linkIds = { customerId: 'customer', bookingId: 'trip' } as const;
const inBody = { 'body.customerId': linkIds.customerId, 'body.bookingId': linkIds.bookingId };
const inQuery = { 'query.customerId': linkIds.customerId, 'query.bookingId': linkIds.bookingId };
const ownLink = ({ customer, trip }: Tenant) => ({ customerId: customer, bookingId: trip });

/** A customer's link and its trip. */
const linkCases: Readonly<Record<string, readonly Case[]>> = {
  'auth.temporaryToken': [{ as: 'company', ids: inBody, request: (own) => ({ body: ownLink(own) }) }],
  'srmCustomers.sendLink': [
    {
      as: 'company',
      ids: inBody,
      request: (own, { contact }) => ({ body: { ...contact, ...ownLink(own) } }),
    },
  ],
  'srmCustomerLinks.state': [{ as: 'company', ids: inQuery, request: (own) => ({ query: ownLink(own) }) }],
  'srmCustomerLinks.revoke': [{ as: 'company', ids: inQuery, request: (own) => ({ query: ownLink(own) }) }],
};

const documentIds = {
  'body.passport[]': 'document',
  'body.drivingLicense[]': 'document',
  'body.customerProfilePic': 'image',
} as const;
const buildDocuments = ({ document, image }: Tenant) => ({
  passport: [document],
  drivingLicense: [document],
  customerProfilePic: image,
});

/** Calls of the rental management area. */
export const srmCases: Readonly<Record<string, readonly Case[]>> = {
  ...linkCases,
  'srmOnboarding.get': plain(),
  'srmOnboarding.update': [
    {
      as: 'company',
      ids: { 'body.country': 'shared' },
      request: () => ({ body: { termsNCondition: '<p>Return it full.</p>' } }),
    },
  ],
  'srmOnboarding.termsVersions': plain(),
  // The version that the change above made.
  'srmOnboarding.termsVersion': plain(() => ({ query: { version: 1 } })),
  'srmOnboarding.termsPreview': plain(() => ({ body: { termsNCondition: '<p>Return it full.</p>' } })),
  'srmVehicles.get': buildVehicleCases(),
  'srmVehicles.create': [
    {
      as: 'company',
      ids: fleetIds,
      request: (own, { fleetRow }) => ({ body: { ...fleetRow, vehiclePhoto: own.image } }),
    },
  ],
  'srmVehicles.update': [
    {
      as: 'individual',
      ids: { 'body.vehicleId': 'fleet', ...fleetIds },
      request: (own, { fleetRow }) => ({
        body: { ...fleetRow, vehicleId: own.fleet, vehiclePhoto: own.image },
      }),
    },
  ],
  'srmVehicles.list': plain(() => ({ query: { isFileUrlNeeded: true } })),
  'srmVehicles.remove': [
    {
      as: 'individual',
      ids: { 'query.vehicleId': 'fleet' },
      request: (own) => ({ query: { vehicleId: own.fleet } }),
    },
  ],
  'srmVehicles.maintenance': buildVehicleCases(),
  'srmVehicles.addMaintenance': [
    {
      as: 'company',
      ids: { 'body.vehicleId': 'fleet' },
      request: (own) => ({
        body: { vehicleId: own.fleet, kind: 'own_use', from: '2030-01-01', to: '2030-01-02' },
      }),
    },
  ],
  'srmVehicles.removeMaintenance': [
    {
      as: 'company',
      ids: { 'query.maintenanceId': 'maintenance' },
      request: (own) => ({ query: { maintenanceId: own.maintenance } }),
    },
  ],
  'srmCustomers.get': buildCustomerCases(),
  'srmCustomers.create': [
    {
      as: 'company',
      ids: documentIds,
      request: (own, { contact }) => ({
        body: { ...contact, passportNumber: 'NEW-1', ...buildDocuments(own) },
      }),
    },
  ],
  'srmCustomers.update': [
    {
      as: 'individual',
      ids: { 'body.customerId': 'customer', ...documentIds },
      request: (own) => ({ body: { customerId: own.customer, ...buildDocuments(own) } }),
    },
  ],
  'srmCustomers.list': plain(() => ({ query: { search: 'customer' } })),
  'srmCustomers.exportData': buildCustomerCases(),
  'srmCustomers.documentReads': buildCustomerCases(),
  'srmCustomers.changes': buildCustomerCases(),
  'srmCustomers.merge': [
    {
      as: 'company',
      ids: {
        'body.keepId': 'customer',
        'body.mergeIds[]': 'secondCustomer',
        ...Object.fromEntries(mergeFields.map((field) => [`body.take.${field}`, 'secondCustomer'])),
      },
      request: (own) => ({
        body: {
          keepId: own.customer,
          mergeIds: [own.secondCustomer],
          take: Object.fromEntries(mergeFields.map((field) => [field, own.secondCustomer])),
        },
      }),
    },
  ],
  'srmCustomers.erase': buildCustomerCases('individual'),
  'srmCustomers.downloadExcel': plain(),
  'srmCustomers.importRows': plain((_own, { contact }) => ({
    body: { rows: [{ ...contact, passportNumber: 'NEW-2' }] },
  })),
  'srmAccounting.summary': plain(),
  'srmAccounting.journal': plain(() => ({ query: { format: 'zoho' } })),
  'srmAccounting.vatReturn': plain(),
  'srmAccounting.gstReturn': plain(() => ({
    query: { dateStartRange: '2026-01-01', dateEndRange: '2026-01-31' },
  })),
  'srmVehicles.downloadExcel': plain(),
  'srmVehicles.importRows': plain((_own, { fleetRow }) => ({ body: { dryRun: true, rows: [fleetRow] } })),
  'srmVehicles.fromListing': [
    {
      as: 'company',
      ids: { 'body.vehicleId': 'listing' },
      request: (own) => ({ body: { vehicleId: own.listing } }),
    },
  ],
};
