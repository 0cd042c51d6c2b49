import {
  fileEndpoints,
  listingDraftEndpoints,
  lookupEndpoints,
  vehicleEndpoints,
  vehicleLevelEndpoints,
  type DraftLevel,
  type Listing,
} from '@portal/shared/contract';
import { answer, notThere } from '@portal/shared/testing/server';
import { companyId, buildId, userId } from './render-page';

export const vehicleId = buildId(1);
export const ids = {
  cars: buildId(10),
  bikes: buildId(11),
  suv: buildId(12),
  sedan: buildId(13),
  toyota: buildId(14),
  dubai: buildId(15),
  marina: buildId(16),
  deira: buildId(17),
  fuel: buildId(20),
  petrol: buildId(21),
  electric: buildId(22),
  seats: buildId(23),
  five: buildId(24),
  airbags: buildId(30),
  sunroof: buildId(31),
} as const;

const row = (id: string, name: string) => ({ id, name });

interface ServedDraft {
  readonly draftId: string;
  readonly level?: DraftLevel;
  readonly vehicleId?: string | null;
  /** What the form held. */
  readonly now?: Record<string, unknown>;
  readonly vehicleModel?: string;
  /** The listing that it copies, with its plate. */
  readonly copied?: { readonly vehicleId: string; readonly plate: string };
}
export const keptAt = '2026-11-20T10:00:00.000Z';

/** What the server keeps of unsaved input, and its answers to what is typed next. */
export function serveDrafts(...drafts: readonly ServedDraft[]) {
  const kept = drafts.map(
    ({ draftId, level = 'basics', vehicleId: listing = null, now = {}, vehicleModel = '', copied }) => {
      const draft = {
        draftId,
        level,
        vehicleId: listing,
        copiedListingId: copied?.vehicleId ?? null,
        version: 3,
        keptAt,
        device: 'Chrome on Android',
      };
      return {
        summary: {
          ...draft,
          vehicleBrand: '',
          vehicleModel,
          vehicleRegisteredYear: '',
          copiedPlate: copied?.plate ?? '',
          filled: 5,
          photos: 2,
        },
        draft: { ...draft, values: { base: {}, now, version: null } },
      };
    },
  );
  answer(listingDraftEndpoints.list, [{ list: kept.map(({ summary }) => summary) }]);
  answer(listingDraftEndpoints.get, kept.length > 0 ? kept.map(({ draft }) => draft) : [notThere()]);
  return {
    saved: answer(listingDraftEndpoints.save, [{ version: 4, keptAt }]),
    removed: answer(listingDraftEndpoints.remove, [null]),
  };
}

/** The look-up lists of the form, and a server that shows files. */
export function serveLists(): void {
  answer(lookupEndpoints.vehicleCategories, [[row(ids.cars, 'Cars'), row(ids.bikes, 'Bikes')]]);
  answer(lookupEndpoints.vehicleTypes, [[row(ids.suv, 'SUV'), row(ids.sedan, 'Sedan')]]);
  answer(lookupEndpoints.vehicleBrands, [[row(ids.toyota, 'Toyota')]]);
  answer(lookupEndpoints.parentStates, [[row(ids.dubai, 'Dubai')]]);
  answer(lookupEndpoints.cities, [[row(ids.marina, 'Marina'), row(ids.deira, 'Deira')]]);
  answer(lookupEndpoints.vehicleSpecs, [
    [
      { ...row(ids.fuel, 'Fuel'), values: [row(ids.petrol, 'Petrol'), row(ids.electric, 'Electric')] },
      { ...row(ids.seats, 'Seats'), values: [row(ids.five, '5')] },
    ],
  ]);
  answer(lookupEndpoints.vehicleFeatures, [
    [
      { ...row(ids.airbags, 'Airbags'), group: 'Safety' },
      { ...row(ids.sunroof, 'Sunroof'), group: 'Comfort' },
    ],
  ]);
  serveDrafts();
  answer(fileEndpoints.get, [
    ({ query }) => ({ id: query.fileId ?? '', name: 'file.jpg', url: '/file.jpg' }),
  ]);
}

export const aListing = (changes: Partial<Listing> = {}): Listing => ({
  vehicleId,
  vehicleCode: 'FD-1',
  vehicleTitle: 'Toyota Prado 2024',
  vehicleCategoryId: ids.cars,
  vehicleTypeId: ids.suv,
  vehicleBrandId: ids.toyota,
  vehicleModel: 'Prado',
  vehicleRegistrationNumber: 'DXB A 12345',
  vehicleRegisteredYear: '2024',
  vehiclePhotos: [
    { id: buildId(40), url: '/one.jpg' },
    { id: buildId(41), url: '/two.jpg' },
  ],
  vehicleVideos: [],
  commercialLicenses: [{ id: buildId(42), name: 'licence.pdf', url: '/licence.pdf' }],
  commercialLicenseExpireDate: '2099-01-31',
  phoneNumber: '+971501234567',
  stateId: ids.dubai,
  cityIds: [ids.marina],
  rentalDetails: { day: { enabled: true, rentInAED: '250', mileageLimit: '200', unlimitedMileage: false } },
  levelsFilled: 1,
  isVisible: false,
  version: 3,
  ...changes,
});

/** A listing and its levels as the server has them. */
export function serveListing(
  listing: Listing,
  {
    specs = [],
    featureIds = [],
  }: { specs?: { specId: string; valueId: string }[]; featureIds?: string[] } = {},
): void {
  serveLists();
  const version = listing.version ?? 1;
  answer(vehicleLevelEndpoints.levelOne, [listing]);
  answer(vehicleEndpoints.levelsFilled, [{ levelsFilled: listing.levelsFilled ?? 1 }]);
  answer(vehicleLevelEndpoints.levelTwo, [{ specs, version }]);
  answer(vehicleLevelEndpoints.levelThree, [{ featureIds, version }]);
}

export const viewPath = (step?: string): string =>
  `/listings/view/${vehicleId}/${companyId}/${userId}${step ? `?step=${step}` : ''}`;
export const addPath = `/listings/add/${userId}`;
