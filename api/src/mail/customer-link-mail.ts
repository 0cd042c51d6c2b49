import type { Country } from '@portal/shared/contract';

import { layout } from './layout';
import type { Mail } from './mailer';
import { messages } from './messages';

interface CustomerLinkMail {
  readonly to: string;
  readonly name: string;
  /** Empty for an individual owner. */
  readonly company: string;
  readonly link: string;
  readonly expiresAt: Date;
  readonly country: Country;
}

export function customerLinkMail({ to, name, company, link, expiresAt, country }: CustomerLinkMail): Mail {
  const { subject, greeting, intro, open, lasts, ignore, owner } = messages.customerLink;
  const asking = company || owner;
  const day = new Intl.DateTimeFormat(country.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: country.timeZone,
  }).format(expiresAt);
  return {
    to,
    subject: subject(asking),
    ...layout([
      { text: greeting(name) },
      { text: intro(asking) },
      { link, label: open },
      { text: lasts(day) },
      { text: ignore(asking), quiet: true },
    ]),
  };
}
