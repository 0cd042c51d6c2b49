import { defaultLocale, isLocale } from '@portal/shared/i18n/locales';
import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { runInLanguage, language } from '../../../language/reader';
import { updateLocale } from './user-repository';

/**
 * Stores the language in which an account was last used. Mails that the portal sends on its own are in that
 * language.
 */
export async function keepLanguage(db: Kysely<Database>, userId: string): Promise<void> {
  await updateLocale(db, userId, language());
}

/** Does something for the owner of an account, no matter who triggered it. */
export const runForOwner = <Result>({ locale }: { readonly locale: string }, work: () => Result): Result =>
  runInLanguage(isLocale(locale) ? locale : defaultLocale, work);
