import { fromMinorUnits, type VehicleFigures } from '@portal/shared/contract';
import type { Deps } from '../../../deps';
import { listReferences } from '../../files';
import type { EnquiryBreakdown } from './enquiry-figures';

const AT_MOST = 100;

/** Results by listing. */
export interface Counted {
  readonly views: ReadonlyMap<string, number>;
  readonly enquiries: EnquiryBreakdown['byVehicle'];
  /** In minor units. */
  readonly revenue: ReadonlyMap<string, number>;
}

/** The results of each of the agent's own vehicles. Vehicles without any are left out. */
export async function vehicleFigures(
  deps: Deps,
  userId: string,
  { views, enquiries, revenue }: Counted,
): Promise<VehicleFigures[]> {
  const figures = mostLookedAt({ views, enquiries, revenue });
  if (figures.length === 0) return [];
  const rows = await deps.db
    .selectFrom('listings')
    .leftJoin('listingFiles', (join) =>
      join
        .onRef('listingFiles.userId', '=', 'listings.userId')
        .onRef('listingFiles.listingId', '=', 'listings.id')
        .on('listingFiles.role', '=', 'photo')
        .on('listingFiles.position', '=', 0),
    )
    .select(['listings.id', 'listings.title', 'listings.code', 'listings.isVisible', 'listingFiles.fileId'])
    .where('listings.userId', '=', userId)
    .where('listings.deletedAt', 'is', null)
    .where(
      'listings.id',
      'in',
      figures.map(({ vehicleId }) => vehicleId),
    )
    .execute();
  const photos = await listReferences(
    deps,
    rows.map(({ fileId }) => fileId),
  );
  const listings = new Map(rows.map((row) => [row.id, row]));
  return figures.flatMap((figure) => {
    const listing = listings.get(figure.vehicleId);
    if (!listing) return [];
    const photo = photos.get(listing.fileId ?? '');
    return [
      {
        ...figure,
        vehicleTitle: listing.title,
        vehicleCode: listing.code,
        photo: photo?.thumbnailUrl ?? photo?.url ?? null,
        isVisible: listing.isVisible,
      },
    ];
  });
}

/** The results of one listing: zeros where nothing was counted. */
export function toFigures(vehicleId: string, { views, enquiries, revenue }: Counted) {
  const earned = revenue.get(vehicleId);
  return {
    vehicleId,
    views: views.get(vehicleId) ?? 0,
    ...(enquiries.get(vehicleId) ?? { enquiries: 0, contacted: 0 }),
    revenue: earned === undefined ? null : fromMinorUnits(earned),
  };
}

function mostLookedAt({ views, enquiries, revenue }: Counted) {
  const ids = [...new Set([...views.keys(), ...enquiries.keys(), ...revenue.keys()])];
  return ids
    .map((vehicleId) => toFigures(vehicleId, { views, enquiries, revenue }))
    .sort((a, b) => b.views - a.views || b.enquiries - a.enquiries || (a.vehicleId < b.vehicleId ? -1 : 1))
    .slice(0, AT_MOST);
}
