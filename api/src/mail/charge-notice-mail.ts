import { defaultLocale } from '@portal/shared/i18n/locales';

import { inLanguage, language } from '../language/reader';
import { say } from '../language/say';
import { sectioned, type Section } from './layout';
import type { Mail, MailAttachment } from './mailer';

interface ChargeNoticeMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly plate: string;
  /** As printed, with its currency. */
  readonly amount: string;
  readonly moment: string;
  readonly tripCode: string;
  readonly attachment: MailAttachment;
}

/** In the language of the desk that sends it, and then in English: nobody knows which of them the customer reads. */
export function chargeNoticeMail({ to, attachment, ...notice }: ChargeNoticeMail): Mail {
  const languages = [...new Set([language(), defaultLocale])];
  const versions = languages.map((locale) => inLanguage(locale, () => buildVersion(notice)));
  return {
    to,
    attachment,
    subject: versions.map(({ subject }) => subject).join(' · '),
    ...sectioned(versions.map(({ section }) => section)),
  };
}

function buildVersion({
  name,
  company,
  plate,
  amount,
  moment,
  tripCode,
}: Omit<ChargeNoticeMail, 'to' | 'attachment'>): { subject: string; section: Section } {
  return {
    subject: say('{company}: a toll or fine of your rental', { company }),
    section: {
      locale: language(),
      blocks: [
        { text: say('Hello {name},', { name }) },
        {
          text: say('A charge of {amount} came for the vehicle {plate} on {moment}, when you had it.', {
            amount,
            plate,
            moment,
          }),
        },
        { text: say('The attached notice says where and when, and by which contract.') },
        {
          text: say('If this is not right, reply to {company} and quote {trip}.', {
            company,
            trip: tripCode,
          }),
          quiet: true,
        },
      ],
    },
  };
}
