import {
  accountEndpoints,
  lookupEndpoints,
  listingDraftEndpoints,
  portfolioEndpoints,
  vehicleEndpoints,
  type Listing,
} from '@portal/shared/contract';
import { answer, notThere, type Received } from '@portal/shared/testing/server';
import { buildId } from '../../../testing/render-page';

export function aListing(number: number, changes: Partial<Listing> = {}): Listing {
  return {
    vehicleId: buildId(number),
    vehicleCode: `RD-${number}`,
    vehicleTitle: `Kia Rio ${number}`,
    vehicleCategory: 'Car',
    vehicleType: 'Hatchback',
    vehicleBrand: 'Kia',
    vehicleModel: 'Rio',
    vehicleRegistrationNumber: `DXB A ${number}`,
    vehiclePhotos: [{ id: buildId(number), thumbnailUrl: `/thumb/${number}.jpg` }],
    rentalDetails: { day: { enabled: true, rentInAED: '250' }, week: { enabled: true, rentInAED: '1500' } },
    levelsFilled: 3,
    missing: [],
    isVisible: false,
    updatedAt: '2025-01-05T08:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** A server that filters by visibility, searches titles and pages, over listings that a test may change. */
export function serveListings(listings: Listing[]): Received[] {
  answer(accountEndpoints.plan, [notThere()]);
  answer(listingDraftEndpoints.list, [{ list: [] }]);
  answer(portfolioEndpoints.vehicles, [
    [{ vehicleId: buildId(1), views: 1200, enquiries: 2, revenue: '3500' }],
  ]);
  answer(lookupEndpoints.vehicleCategories, [[{ id: buildId(101), name: 'Car' }]]);
  answer(lookupEndpoints.vehicleBrands, [[{ id: buildId(102), name: 'Kia' }]]);
  answer(lookupEndpoints.parentStates, [[{ id: buildId(103), name: 'Dubai' }]]);
  return answer(vehicleEndpoints.list, [
    ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const search = (query.search ?? '').toLowerCase();
      const found = listings.filter(
        (row) =>
          (row.vehicleTitle ?? '').toLowerCase().includes(search) &&
          (query.isVisible === undefined || String(row.isVisible) === query.isVisible) &&
          (query.isComplete === undefined || String((row.levelsFilled ?? 0) >= 2) === query.isComplete),
      );
      const published = listings.filter((row) => row.isVisible).length;
      return {
        list: found.slice((page - 1) * limit, page * limit),
        page,
        limit,
        total: found.length,
        totalNumberOfPages: Math.ceil(found.length / limit),
        counts: {
          all: listings.length,
          published,
          hidden: listings.length - published,
          incomplete: listings.filter((row) => (row.levelsFilled ?? 0) < 2).length,
        },
      };
    },
  ]);
}
