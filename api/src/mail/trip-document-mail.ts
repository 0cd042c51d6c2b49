import { language } from '../language/reader';
import { say } from '../language/say';
import type { Mail, MailAttachment } from './mailer';
import { writeInLanguages, type MailVersion } from './write-in-languages';

export type MailedDocument = 'contract' | 'draft' | 'addendum' | 'receipt' | 'invoice' | 'creditNote';

interface TripDocumentMail {
  readonly to: string;
  readonly name: string;
  readonly company: string;
  readonly document: MailedDocument;
  /** Of the document, or of the trip for a contract. */
  readonly number: string;
  readonly tripCode: string;
  readonly attachment: MailAttachment;
}

export function tripDocumentMail({ to, attachment, ...sent }: TripDocumentMail): Mail {
  return { to, attachment, ...writeInLanguages(() => buildVersion(sent)) };
}

const titles = {
  contract: (number: string) => say('Rental contract {number}', { number }),
  draft: (number: string) => say('Draft of the rental contract {number}', { number }),
  addendum: (number: string) => say('Addendum to the rental contract {number}', { number }),
  receipt: (number: string) => say('Receipt {number}', { number }),
  invoice: (number: string) => say('Tax invoice {number}', { number }),
  creditNote: (number: string) => say('Credit note {number}', { number }),
} as const satisfies Record<MailedDocument, (number: string) => string>;

function buildVersion({
  name,
  company,
  document,
  number,
  tripCode,
}: Omit<TripDocumentMail, 'to' | 'attachment'>): MailVersion {
  const title = titles[document](number);
  return {
    subject: `${company}: ${title}`,
    section: {
      locale: language(),
      blocks: [
        { text: say('Hello {name},', { name }) },
        { text: say('Attached is a document of your rental: {title}.', { title }) },
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
