import { HOUR, MINUTE, limits, type CancelReason, type EnquiryStatus } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';
import { newId } from '../database/ids';
import type { Database } from '../database/schema';
import type { Deps } from '../deps';
import { listingIds } from './listings/load-listings';
import { makeEnquiry, withPhotos } from './make-enquiry';
import type { CarPhotos } from './pictures/store-photos';

interface Past {
  readonly hoursAgo: number;
  readonly steps: readonly EnquiryStatus[];
  readonly cancelReason?: CancelReason;
  readonly followUp?: { readonly inHours: number; readonly note: string };
}

/** Two weeks of an agent's work. */
const past: readonly Past[] = [
  { hoursAgo: 330, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 287, steps: ['AGENTVIEW', 'CONTACTED', 'CANCELLED'], cancelReason: 'VEHICLE_NOT_AVAILABLE' },
  { hoursAgo: 262, steps: ['EXPIRED'] },
  { hoursAgo: 215, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 191, steps: ['AGENTVIEW', 'CONTACTED', 'CANCELLED'], cancelReason: 'PRICE_TOO_LOW' },
  { hoursAgo: 164, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 140, steps: ['EXPIRED'] },
  { hoursAgo: 119, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 95, steps: ['AGENTVIEW', 'CONTACTED', 'CANCELLED'], cancelReason: 'BOOKING_PERIOD_CONFLICT' },
  { hoursAgo: 76, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 71, steps: ['AGENTVIEW'] },
  { hoursAgo: 52, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 47, steps: ['EXPIRED'] },
  { hoursAgo: 29, steps: ['AGENTVIEW', 'CONTACTED', 'CANCELLED'] },
  { hoursAgo: 26, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 22, steps: ['AGENTVIEW'] },
  {
    hoursAgo: 7,
    steps: ['AGENTVIEW', 'CONTACTED'],
    followUp: { inHours: 2, note: 'Asked for a child seat. Call back once the workshop has said yes.' },
  },
  { hoursAgo: 5, steps: ['EXPIRED'] },
  { hoursAgo: 3, steps: ['AGENTVIEW', 'CONTACTED'] },
  { hoursAgo: 2, steps: ['AGENTVIEW'] },
];

/** Minutes since they arrived: one just now, one about to expire, some between. */
const fresh = [26, 23, 17, 9, 4, 1];

interface Owner {
  readonly userId: string;
  readonly companyId: string;
}
type OwnerWithVehicles = Owner & {
  readonly photos: CarPhotos;
  /** Listings by their codes. */
  readonly listings: ReadonlyMap<string, string>;
};

/**
 * Loads a history once, and new enquiries at each call when none wait: a newcomer never sees an empty
 * screen.
 */
export async function loadDemoEnquiries(
  deps: Deps,
  { userId, companyId, photos }: Owner & { readonly photos: CarPhotos },
): Promise<void> {
  const listings = await listingIds(deps, userId);
  const owner = { userId, companyId, photos, listings };
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    // Two servers of one demo add them once.
    await sql`select pg_advisory_xact_lock(hashtextextended(current_schema() || 'demo enquiries', 0))`.execute(
      trx,
    );
    const own = trx.selectFrom('enquiries').select('id').where('userId', '=', userId);
    if (!(await own.limit(1).executeTakeFirst()))
      for (const [number, one] of past.entries()) await addPast(deps, trx, owner, number, one);
    const waiting = await own
      .where('status', '=', 'NEW')
      .where('expiresAt', '>', now)
      .limit(1)
      .executeTakeFirst();
    if (waiting) return;
    // Another vehicle and customer at each start.
    const first = past.length + (Math.floor(now.getTime() / MINUTE) % 100);
    for (const [index, minutes] of fresh.entries())
      await add(deps, trx, owner, first + index, new Date(now.getTime() - minutes * MINUTE));
  });
}

async function add(
  { country }: Deps,
  trx: Transaction<Database>,
  { photos, listings, ...owner }: OwnerWithVehicles,
  number: number,
  createdAt: Date,
): Promise<string> {
  const { rentalStartDate, rentalEndDate, ...made } = makeEnquiry(country.id, number, createdAt);
  const { car, ...customer } = withPhotos(made, photos);
  const id = newId();
  await trx
    .insertInto('enquiries')
    .values({
      id,
      ...owner,
      ...customer,
      car: JSON.stringify(car),
      createdAt,
      updatedAt: createdAt,
      vehicleId: listings.get(car.vehicleCode ?? '') ?? null,
      rentalStart: new Date(rentalStartDate),
      rentalEnd: new Date(rentalEndDate),
      expiresAt: new Date(createdAt.getTime() + limits.enquiry.expiry),
    })
    .execute();
  return id;
}

async function addPast(
  deps: Deps,
  trx: Transaction<Database>,
  owner: OwnerWithVehicles,
  number: number,
  { hoursAgo, steps, cancelReason, followUp }: Past,
): Promise<void> {
  const createdAt = new Date(deps.clock.now().getTime() - hoursAgo * HOUR);
  const id = await add(deps, trx, owner, number, createdAt);
  for (const [index, status] of steps.entries()) {
    const minutes = status === 'EXPIRED' ? limits.enquiry.expiry / MINUTE : 6 + 14 * index + (number % 5);
    await trx
      .updateTable('enquiries')
      .set({
        status,
        updatedAt: new Date(createdAt.getTime() + minutes * MINUTE),
        changedBy: status === 'EXPIRED' ? 'system' : owner.userId,
        ...(status === 'AGENTVIEW' && { isMasked: false }),
        ...(status === 'CANCELLED' && { cancelReason: cancelReason ?? null }),
      })
      .where('id', '=', id)
      .execute();
  }
  if (followUp === undefined) return;
  const remindAt = new Date(deps.clock.now().getTime() + followUp.inHours * HOUR);
  await trx
    .updateTable('enquiries')
    .set({ remindAt, followUpNote: followUp.note, changedBy: owner.userId, updatedAt: deps.clock.now() })
    .where('id', '=', id)
    .execute();
}
