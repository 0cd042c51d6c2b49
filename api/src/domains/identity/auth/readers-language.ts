import { defaultLocale, isLocale } from '@portal/shared/i18n/locales';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { inLanguage, language } from '../../../language/reader';
import { updateLocale } from './user-repository';

/**
 * Stores the language in which an account was last used. Mails that the portal sends on its own are in that
 * language.
 */
export async function keepLanguage(db: Kysely<Database>, userId: string): Promise<void> {
  await updateLocale(db, userId, language());
}

/** Does something for the owner of an account, no matter who triggered it. */
export const forOwner = <Result>({ locale }: { readonly locale: string }, work: () => Result): Result =>
  inLanguage(isLocale(locale) ? locale : defaultLocale, work);
