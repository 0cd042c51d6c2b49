import type { Country } from '@portal/shared/contract';

import { language } from '../language/reader';
import { say } from '../language/say';
import { formatMailMoment } from './format-mail-moment';
import type { Mail } from './mailer';
import { writeInLanguages, type MailVersion } from './write-in-languages';

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

export function paymentRequestMail({ to, ...request }: PaymentRequestMail): Mail {
  return { to, ...writeInLanguages(() => buildVersion(request)) };
}

function buildVersion({
  name,
  company: named,
  amount,
  tripCode,
  link,
  expiresAt,
  country,
}: Omit<PaymentRequestMail, 'to'>): MailVersion {
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
