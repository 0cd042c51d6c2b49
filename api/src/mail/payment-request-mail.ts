import type { Country } from '@portal/shared/contract';
import { defaultLocale } from '@portal/shared/i18n/locales';

import { inLanguage, language } from '../language/reader';
import { say } from '../language/say';
import { formatMailMoment } from './format-mail-moment';
import { sectioned, type Section } from './layout';
import type { Mail } from './mailer';

interface PaymentRequestMail {
  readonly to: string;
  readonly name: string;
  /** Empty for an individual owner. */
  readonly company: string;
  /** As printed, with its currency. */
  readonly amount: string;
  readonly tripCode: string;
  readonly link: string;
  readonly expiresAt: Date;
  readonly country: Country;
}

/** In the language of the desk that sends it, and then in English: nobody knows which of them the customer reads. */
export function paymentRequestMail({ to, ...request }: PaymentRequestMail): Mail {
  const languages = [...new Set([language(), defaultLocale])];
  const versions = languages.map((locale) => inLanguage(locale, () => buildVersion(request)));
  return {
    to,
    subject: versions.map(({ subject }) => subject).join(' · '),
    ...sectioned(versions.map(({ section }) => section)),
  };
}

function buildVersion({
  name,
  company: named,
  amount,
  tripCode,
  link,
  expiresAt,
  country,
}: Omit<PaymentRequestMail, 'to'>): { subject: string; section: Section } {
  const company = named || say('The owner of your vehicle');
  const moment = formatMailMoment(country, expiresAt);
  return {
    subject: say('{company} asks for a payment of {amount}', { company, amount }),
    section: {
      locale: language(),
      blocks: [
        { text: say('Hello {name},', { name }) },
        {
          text: say(
            '{company} asks for {amount} for your rental {trip}. The page says what for and how to pay.',
            {
              company,
              amount,
              trip: tripCode,
            },
          ),
        },
        { link, label: say('See and pay') },
        { text: say('The link works until {moment}. Do not share it.', { moment }) },
        {
          text: say('If you did not rent from {company}, ignore this e-mail. Nothing will happen.', {
            company,
          }),
          quiet: true,
        },
      ],
    },
  };
}
