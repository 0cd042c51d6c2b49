import type { Case } from './case';

const plain = (request: Case['request'] = () => ({})): Case[] => [{ as: 'company', ids: {}, request }];

const buildListingCases = (): Case[] => [
  {
    as: 'company',
    ids: { 'query.vehicleId': 'listing' },
    request: (own) => ({ query: { vehicleId: own.listing } }),
  },
];

const levelOneIds = {
  'body.vehicleCategoryId': 'shared',
  'body.vehicleTypeId': 'shared',
  'body.vehicleBrandId': 'shared',
  'body.stateId': 'shared',
  'body.cityIds[]': 'shared',
  'body.additionalVehicleTypes[]': 'shared',
  'body.vehiclePhotos[]': 'image',
  'body.vehicleVideos[]': 'image',
  'body.commercialLicenses[]': 'document',
} as const;

const levelTwo: Case[] = [
  {
    as: 'company',
    ids: { 'body.vehicleId': 'listing', 'body.specs[].specId': 'shared', 'body.specs[].valueId': 'shared' },
    request: (own, { vehicle }) => ({ body: { vehicleId: own.listing, specs: vehicle.specs } }),
  },
];
const levelThree: Case[] = [
  {
    as: 'company',
    ids: { 'body.vehicleId': 'listing', 'body.featureIds[]': 'shared' },
    request: (own, { vehicle }) => ({ body: { vehicleId: own.listing, featureIds: vehicle.featureIds } }),
  },
];

/** Calls of the listings and of their three levels. */
export const listingCases: Readonly<Record<string, readonly Case[]>> = {
  'vehicles.list': [
    {
      as: 'company',
      ids: {
        'query.vehicleCategoryId': 'shared',
        'query.vehicleBrandId': 'shared',
        'query.stateId': 'shared',
      },
      request: (_own, { place }) => ({ query: { stateId: place.stateId } }),
    },
  ],
  'vehicles.levelsFilled': buildListingCases(),
  'vehicles.toggleVisibility': [
    {
      as: 'company',
      ids: { 'body.vehicleId': 'listing' },
      request: (own) => ({ body: { vehicleId: own.listing, isVisible: true } }),
    },
  ],
  'vehicleLevels.levelOneDefaults': plain(),
  'vehicleLevels.levelOne': buildListingCases(),
  'vehicleLevels.levelTwo': buildListingCases(),
  'vehicleLevels.levelThree': buildListingCases(),
  'vehicleLevels.createLevelOne': [
    {
      as: 'company',
      ids: levelOneIds,
      request: (own, { vehicle }) => ({
        body: { ...vehicle.levelOne, vehiclePhotos: [own.image], commercialLicenses: [own.document] },
      }),
    },
  ],
  'vehicleLevels.updateLevelOne': [
    {
      as: 'individual',
      ids: { 'body.vehicleId': 'listing', ...levelOneIds },
      request: (own, { vehicle }) => ({
        body: {
          ...vehicle.levelOne,
          vehicleId: own.listing,
          vehiclePhotos: [own.image],
          commercialLicenses: [own.document],
        },
      }),
    },
  ],
  'vehicleLevels.createLevelTwo': levelTwo,
  'vehicleLevels.updateLevelTwo': levelTwo,
  'vehicleLevels.createLevelThree': levelThree,
  'vehicleLevels.updateLevelThree': levelThree,
  'listings.remove': [
    {
      as: 'individual',
      ids: { 'query.vehicleId': 'listing' },
      request: (own) => ({ query: { vehicleId: own.listing } }),
    },
  ],
  'listings.restore': [
    {
      as: 'individual',
      ids: { 'body.vehicleId': 'listing' },
      request: (own) => ({ body: { vehicleId: own.listing } }),
    },
  ],
  'listings.bulkVisibility': [
    {
      as: 'company',
      answersEach: true,
      ids: { 'body.vehicleIds[]': 'listing' },
      request: (own) => ({ body: { vehicleIds: [own.listing], isVisible: false } }),
    },
  ],
  'listings.bulkRates': [
    {
      as: 'company',
      answersEach: true,
      ids: { 'body.vehicleIds[]': 'listing' },
      request: (own) => ({
        body: { vehicleIds: [own.listing], periods: ['day'], change: { kind: 'set', value: 90 } },
      }),
    },
  ],
  'listings.restoreRates': [
    {
      as: 'company',
      answersEach: true,
      ids: { 'body.vehicles[].vehicleId': 'listing' },
      request: (own) => ({
        body: { vehicles: [{ vehicleId: own.listing, version: 1, rents: { day: '90' } }] },
      }),
    },
  ],
  'listingDraft.list': plain(),
  'listingDraft.get': [
    {
      as: 'company',
      ids: { 'query.draftId': 'draft' },
      request: (own) => ({ query: { draftId: own.draft, level: 'basics' } }),
    },
  ],
  'listingDraft.save': [
    {
      as: 'company',
      ids: { 'body.draftId': 'draft' },
      request: (own) => ({
        body: { draftId: own.draft, level: 'basics', values: { vehicleModel: 'Prado' }, version: 1 },
      }),
    },
    {
      as: 'company',
      ids: { 'body.draftId': 'listing' },
      request: (own) => ({
        body: { draftId: own.listing, level: 'features', values: { featureIds: [] }, version: null },
      }),
    },
    {
      as: 'company',
      ids: { 'body.draftId': 'draft', 'body.copiedListingId': 'listing' },
      request: (own) => ({
        body: { draftId: own.draft, level: 'basics', values: {}, version: 2, copiedListingId: own.listing },
      }),
    },
  ],
  'listingDraft.remove': [
    {
      as: 'company',
      ids: { 'query.draftId': 'draft' },
      request: (own) => ({ query: { draftId: own.draft, level: 'basics', reason: 'discarded' } }),
    },
  ],
  'listings.importRows': plain((_own, { vehicle }) => ({
    body: { rows: [{ ...vehicle.levelOne, vehicleRegistrationNumber: 'KA05MN4321' }] },
  })),
};
