import { limits, MISSING_LEVEL_TWO, type ListingState, type visibilityBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { formatList, type PlainSentence, say, sayRule, type Translated } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { recordAction } from '../../agent-actions';
import { getToday } from '../../../time/today';
import { writePublicLink } from './write-public-link';
import { updateListing } from './listing-repository';
import { lockOwn, type LockedListing } from './own';

type Visibility = v.InferOutput<typeof visibilityBody>;

export const toggleVisibility = (deps: Deps, user: Actor, body: Visibility): Promise<ListingState> =>
  deps.db.transaction().execute(async (trx) => {
    const { state, title, isChanged } = await setVisibility(deps, trx, user, body);
    if (isChanged) await recordVisibility(deps, trx, user, body.isVisible, [{ id: body.vehicleId, title }]);
    return state;
  });

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** One action, for one listing or several. */
export async function recordVisibility(
  { clock }: Deps,
  trx: Db,
  user: Actor,
  isVisible: boolean,
  listings: readonly Titled[],
): Promise<void> {
  const [first] = listings;
  if (first === undefined) return;
  const done = {
    kind: isVisible ? 'listingPublished' : 'listingHidden',
    subjectId: first.id,
    name: first.title,
    others: listings.length - 1,
    change: { listingIds: listings.map(({ id }) => id), isVisible },
  } as const;
  await recordAction(trx, user, done, clock.now());
}

export interface ShownListing {
  readonly state: NonNullable<ListingState>;
  readonly title: string;
  /** False: it was so already. */
  readonly isChanged: boolean;
}

/**
 * Publishing locks the company's row, so that two simultaneous calls cannot exceed the plan.
 * @throws AppProblem that says what is missing
 */
export async function setVisibility(
  deps: Deps,
  trx: Db,
  user: Actor,
  { vehicleId, isVisible }: Visibility,
): Promise<ShownListing> {
  const company = isVisible ? await lockCompany(trx, user) : undefined;
  const listing = await lockOwn(trx, user, vehicleId);
  if (company !== undefined && !listing.isVisible) {
    refuseIncomplete(deps, listing);
    await refuseLeaving(trx, user);
    refuseUnapproved(company.approvalStatus);
    await refuseAbovePlan(trx, company);
  }
  const isChanged = isVisible !== listing.isVisible;
  const state = await updateListing(trx, listing, {
    isVisible,
    ...(isChanged && { updatedAt: deps.clock.now() }),
  });
  const publicLink = writePublicLink(deps, { linkId: listing.linkId, isVisible });
  return { state: { ...state, publicLink }, title: listing.title, isChanged };
}

const lockCompany = (trx: Db, { userId }: Actor) =>
  trx
    .selectFrom('companies')
    .select(['id', 'userId', 'approvalStatus', 'plan'])
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
type Company = NonNullable<Awaited<ReturnType<typeof lockCompany>>>;

const lacks: Readonly<Record<string, { part: PlainSentence; message: () => Translated }>> = {
  vehiclePhotos: { part: 'photos', message: () => sayRule('validation.photoRequired') },
  commercialLicenses: { part: 'the licence', message: () => sayRule('validation.fileRequired') },
  commercialLicenseExpireDate: {
    part: 'the licence\u2019s expiry date',
    message: () => sayRule('validation.required'),
  },
  [MISSING_LEVEL_TWO]: {
    part: 'specifications',
    message: () => say('Choose a value for each specification.'),
  },
};

function refuseIncomplete(
  { country, clock }: Deps,
  { missing, licenseExpireDate }: Pick<LockedListing, 'missing' | 'licenseExpireDate'>,
): void {
  const errors = missing.map((path) => ({
    path,
    message: lacks[path]?.message() ?? sayRule('validation.required'),
  }));
  if (errors.length > 0) {
    const names = missing.map((path) => {
      const part = lacks[path]?.part;
      return part ? say(part) : path;
    });
    const text = say('Not published yet. Still missing: {names}.', { names: formatList(names) });
    throw new AppProblem('listing_incomplete', text, { errors });
  }
  if (licenseExpireDate !== null && licenseExpireDate <= getToday(country, clock.now()))
    throw new AppProblem('listing_incomplete', 'Not published: the vehicle\u2019s licence has expired.', {
      errors: [{ path: 'commercialLicenseExpireDate', message: sayRule('validation.dateInPast') }],
    });
}

/** Read after the company is locked: a deletion that was planned meanwhile has already hidden everything. */
async function refuseLeaving(trx: Db, { userId }: Actor): Promise<void> {
  const { deletesAt } = await trx
    .selectFrom('users')
    .select('deletesAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (deletesAt !== null)
    throw new AppProblem(
      'conflict',
      'Not published: your account is about to be deleted. Keep the account first, on your profile.',
    );
}

function refuseUnapproved(status: Company['approvalStatus']): void {
  if (status === 'APPROVED') return;
  throw new AppProblem(
    'company_not_approved',
    status === 'PENDING'
      ? 'Not published: your company is still being checked. Listings can be published once it is approved.'
      : 'Not published: your company\u2019s registration was rejected. Correct it and send it again first.',
  );
}

async function refuseAbovePlan(trx: Db, { id, userId, plan }: Company): Promise<void> {
  const most = limits.planListings[plan];
  if (most === null) return;
  const { published } = await trx
    .selectFrom('listings')
    .select((select) => select.fn.countAll<number>().as('published'))
    .where('userId', '=', userId)
    .where('companyId', '=', id)
    .where('isVisible', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (published < most) return;
  throw new AppProblem(
    'plan_limit',
    say(
      'Not published: your plan allows {most, plural, one {# published listing} other {# published listings}} at a time. Hide another one, or choose a larger plan.',
      { most },
    ),
  );
}
