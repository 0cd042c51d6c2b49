import { defaultLocale, isLocale } from '@portal/shared/i18n/locales';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { inLanguage, language } from '../../../language/reader';
import { updateLocale } from './user-repository';

/** Remembers the language an account was last used in: what the portal writes to it unasked is in that language. */
export async function keepLanguage(db: Kysely<Database>, userId: string): Promise<void> {
  await updateLocale(db, userId, language());
}

/** Does something for the owner of an account, whoever set it off. */
export const forOwner = <Result>({ locale }: { readonly locale: string }, work: () => Result): Result =>
  inLanguage(isLocale(locale) ? locale : defaultLocale, work);
