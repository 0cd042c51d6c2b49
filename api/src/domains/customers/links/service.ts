import {
  customerPagePath,
  limits,
  type CustomerLinkState,
  type customerLink,
  type customerLinkBody,
  type temporaryToken,
} from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../../database/ids';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { customerLinkMail } from '../../../mail/customer-link-mail';
import { tokenIssuer } from '../../../authentication/tokens';
import { requireCompany } from '../../company';
import { customerNotFound } from '../record/problems';
import { findCustomer, lockCustomers } from '../record/store';
import { readLinkCompany } from './company';
import { getLinkState } from './state';
import {
  insertLink,
  findNewestLink,
  rememberMailed,
  revokeOpen,
  type LinkKey,
  type StoredLink,
} from './customer-link-repository';
import { signLink } from './token';
import { requireTrip } from './trips';

interface LinkRequest {
  readonly customerId: string;
  readonly bookingId: string;
}

const { customerLinkLife } = limits.trip;

/**
 * A link that is handed on again stays the same unless little of its time is left, so everybody who has it
 * can still use it.
 */
const isFresh = (link: StoredLink, now: Date): boolean =>
  link.usedAt === null &&
  link.revokedAt === null &&
  link.expiresAt.getTime() - now.getTime() >= customerLinkLife / 2;

const toLinkKey = (user: Actor, { customerId, bookingId }: LinkRequest): LinkKey => ({
  companyId: requireCompany(user),
  customerId,
  bookingId,
});

/**
 * The one open link of this customer and trip. The customer's row is locked, so that two calls do not make
 * two links.
 */
async function openLink(
  trx: Kysely<Database>,
  { clock }: Pick<Deps, 'clock'>,
  { userId }: Actor,
  linkKey: LinkKey,
): Promise<StoredLink> {
  const [customer] = await lockCustomers(trx, linkKey.companyId, [linkKey.customerId]);
  if (customer === undefined) throw customerNotFound();
  await requireTrip(trx, linkKey.companyId, linkKey.bookingId);
  const now = clock.now();
  const newest = await findNewestLink(trx, linkKey);
  if (newest !== undefined && isFresh(newest, now)) return newest;
  await revokeOpen(trx, linkKey, now);
  // A token stores whole seconds.
  const createdAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const expiresAt = new Date(createdAt.getTime() + customerLinkLife);
  return insertLink(trx, { id: newId(), userId, ...linkKey, createdAt, expiresAt });
}

async function handedOn({ config, country, clock }: Deps, link: StoredLink) {
  const issuer = tokenIssuer(config.jwtSecret, country.id, clock);
  const token = await signLink(issuer, { ...link, linkId: link.id });
  return {
    token,
    link: `${config.customerUrl}${customerPagePath}#token=${token}`,
    expiresAt: link.expiresAt.toISOString(),
  };
}

/** For an agent who sends the link themselves. */
export async function issueLink(
  deps: Deps,
  user: Actor,
  request: LinkRequest,
): Promise<v.InferInput<typeof temporaryToken>> {
  const linkKey = toLinkKey(user, request);
  const link = await deps.db.transaction().execute((trx) => openLink(trx, deps, user, linkKey));
  return handedOn(deps, link);
}

export async function mailLink(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof customerLinkBody>,
): Promise<v.InferInput<typeof customerLink>> {
  const linkKey = toLinkKey(user, body);
  const { link, expiresAt } = await deps.db.transaction().execute(async (trx) => {
    const opened = await openLink(trx, deps, user, linkKey);
    const answer = await handedOn(deps, opened);
    await rememberMailed(trx, opened, body.email);
    const mail = customerLinkMail({
      to: body.email,
      name: body.customerName,
      company: (await readLinkCompany(trx, linkKey.companyId)).name,
      link: answer.link,
      expiresAt: opened.expiresAt,
      country: deps.country,
    });
    await deps.mail.send(mail, trx);
    return answer;
  });
  return { link, expiresAt };
}

export async function linkState(deps: Deps, user: Actor, request: LinkRequest): Promise<CustomerLinkState> {
  const linkKey = toLinkKey(user, request);
  await requireOwn(deps.db, linkKey);
  return getLinkState(await findNewestLink(deps.db, linkKey), deps.clock.now());
}

export async function revokeLink(deps: Deps, user: Actor, request: LinkRequest): Promise<CustomerLinkState> {
  const linkKey = toLinkKey(user, request);
  await requireOwn(deps.db, linkKey);
  await revokeOpen(deps.db, linkKey, deps.clock.now());
  return getLinkState(await findNewestLink(deps.db, linkKey), deps.clock.now());
}

async function requireOwn(
  db: Kysely<Database>,
  { companyId, customerId, bookingId }: LinkKey,
): Promise<void> {
  if ((await findCustomer(db, companyId, customerId)) === undefined) throw customerNotFound();
  await requireTrip(db, companyId, bookingId);
}
