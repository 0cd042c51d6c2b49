import type { Case } from './cases';

const plain = (request: Case['request'] = () => ({})): Case[] => [{ as: 'company', ids: {}, request }];

const ofVehicle = (): Case[] => [
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

/** Calls of the rental management area. */
export const srmCases: Readonly<Record<string, readonly Case[]>> = {
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
  'srmVehicles.get': ofVehicle(),
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
  'srmVehicles.maintenance': ofVehicle(),
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
};
