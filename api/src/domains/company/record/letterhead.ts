import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import type { PaperIssuer } from '../../../database/tables/invoices';
import { loadPictures } from '../../files';
import { findAgreement } from '../agreement/store';
import { insertIssuedLogo } from './company-repository';
import { findByUser } from './store';

export interface Issuer extends PaperIssuer {
  readonly taxNumber: string | null;
}

const taxNames = { ae: 'TRN', in: 'GSTIN' } as const;

/** Documents of the Emirates are in English and Arabic; in India a company may choose English and Hindi. */
async function findSecondLanguage(
  db: Db,
  { id }: Deps['country'],
  companyId: string | undefined,
): Promise<PaperIssuer['second']> {
  if (id === 'ae') return 'ar';
  if (companyId === undefined) return undefined;
  const settings = await db
    .selectFrom('rentalSettings')
    .select('bilingualDocuments')
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return settings?.bilingualDocuments ? 'hi' : undefined;
}

/** The current head of a company's documents. */
export async function readIssuer(
  db: Db,
  country: Deps['country'],
  { userId }: Pick<Actor, 'userId'>,
): Promise<Issuer> {
  const company = await findByUser(db, userId);
  const agreement = await findAgreement(db, userId);
  const user = await db
    .selectFrom('users')
    .select(['email', 'phoneNumber'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const taxNumber = agreement?.taxNumber ?? null;
  const second = await findSecondLanguage(db, country, company?.id);
  const place = [company?.companyAddress, company?.cityName, company?.stateName].filter(Boolean).join(', ');
  return {
    // An individual owner has no other name here.
    name: company?.companyName ?? user.email,
    lines: [
      ...(place ? [place] : []),
      `${user.phoneNumber} · ${user.email}`,
      ...(taxNumber ? [`${taxNames[country.id]} ${taxNumber}`] : []),
    ],
    logo: company?.companyLogo ?? null,
    ...(second && { second }),
    taxNumber,
  };
}

/** The same, of the company itself. */
export async function readCompanyIssuer(
  db: Db,
  country: Deps['country'],
  companyId: string,
): Promise<Issuer> {
  const owner = await db
    .selectFrom('companies')
    .select('userId')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return readIssuer(db, country, owner);
}

/** An issued document has this picture, so the clean-up of files leaves it. */
export async function keepLogo(trx: Db, companyId: string, { logo }: PaperIssuer): Promise<void> {
  if (logo !== null) await insertIssuedLogo(trx, companyId, logo);
}

/** The picture at the head of a document; null if there is none. */
export async function readLogo(
  deps: Pick<Deps, 'db' | 'files'>,
  { logo }: Pick<PaperIssuer, 'logo'>,
): Promise<Uint8Array | null> {
  return logo === null ? null : ((await loadPictures(deps, [logo])).get(logo) ?? null);
}
