import type { Country } from '@portal/shared/contract';

import { language } from '../language/reader';
import { say } from '../language/say';
import { formatMailMoment } from './format-mail-moment';
import type { Mail } from './mailer';
import { writeInLanguages, type MailVersion } from './write-in-languages';

interface CustomerLinkMail {
  readonly to: string;
  readonly name: string;
  /** Empty for an individual owner. */
  readonly company: string;
  readonly link: string;
  readonly expiresAt: Date;
  readonly country: Country;
}

export function customerLinkMail(mail: CustomerLinkMail): Mail {
  return { to: mail.to, ...writeInLanguages(() => buildVersion(mail)) };
}

function buildVersion({ name, company: named, link, expiresAt, country }: CustomerLinkMail): MailVersion {
  const company = named || say('The owner of your vehicle');
  const locale = language();
  const moment = formatMailMoment(country, expiresAt);
  return {
    subject: say('{company} asks for your details', { company }),
    section: {
      locale,
      blocks: [
        { text: say('Hello {name},', { name }) },
        {
          text: say(
            '{company} needs your details for your rental. The form takes about three minutes; have your passport or driving licence at hand.',
            { company },
          ),
        },
        { link, label: say('Open the form') },
        { text: say('The link works until {moment} and for one submission. Do not share it.', { moment }) },
        {
          text: say('If you are not renting from {company}, ignore this e-mail. Nothing will happen.', {
            company,
          }),
          quiet: true,
        },
      ],
    },
  };
}
