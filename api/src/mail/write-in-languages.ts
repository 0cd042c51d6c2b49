import { defaultLocale } from '@portal/shared/i18n/locales';

import { runInLanguage, language } from '../language/reader';
import { renderSections, type Section } from './layout';
import type { Mail } from './mailer';

/** A mail in one language. */
export interface MailVersion {
  readonly subject: string;
  readonly section: Section;
}

/**
 * A mail to a customer in the language of the desk that sends it, and then in English: nobody knows which of them the
 * customer reads.
 * @param build one version, in the language that is set while it runs
 */
export function writeInLanguages(build: () => MailVersion): Pick<Mail, 'subject' | 'text' | 'html'> {
  const languages = [...new Set([language(), defaultLocale])];
  const versions = languages.map((locale) => runInLanguage(locale, build));
  return {
    subject: versions.map(({ subject }) => subject).join(' \u00b7 '),
    ...renderSections(versions.map(({ section }) => section)),
  };
}
