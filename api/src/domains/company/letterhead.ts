import type { Actor, Deps } from '../../deps';
import { picturesOf } from '../../documents/picture';
import { findAgreement } from '../agreement/store';
import { findByUser } from './store';

export interface Letterhead {
  readonly name: string;
  readonly lines: readonly string[];
  readonly logo: Uint8Array | null;
  readonly taxNumber: string | null;
}

const taxNames = { ae: 'TRN', in: 'GSTIN' } as const;

/** What stands at the head of a company's papers. */
export async function letterheadOf(
  deps: Pick<Deps, 'db' | 'files' | 'country'>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Letterhead> {
  const { db, country } = deps;
  const [company, agreement, user] = await Promise.all([
    findByUser(db, userId),
    findAgreement(db, userId),
    db
      .selectFrom('users')
      .select(['email', 'phoneNumber'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  const logo = company?.companyLogo ?? null;
  const taxNumber = agreement?.taxNumber ?? null;
  const place = [company?.companyAddress, company?.cityName, company?.stateName].filter(Boolean).join(', ');
  return {
    // An individual owner has no other name here.
    name: company?.companyName ?? user.email,
    lines: [
      ...(place ? [place] : []),
      `${user.phoneNumber} · ${user.email}`,
      ...(taxNumber ? [`${taxNames[country.id]} ${taxNumber}`] : []),
    ],
    logo: logo === null ? null : ((await picturesOf(deps, [logo])).get(logo) ?? null),
    taxNumber,
  };
}
