import { language } from '../language/reader';
import { say } from '../language/say';
import type { Mail, MailAttachment } from './mailer';
import { writeInLanguages, type MailVersion } from './write-in-languages';

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

export function chargeNoticeMail({ to, attachment, ...notice }: ChargeNoticeMail): Mail {
  return { to, attachment, ...writeInLanguages(() => buildVersion(notice)) };
}

function buildVersion({
  name,
  company,
  plate,
  amount,
  moment,
  tripCode,
}: Omit<ChargeNoticeMail, 'to' | 'attachment'>): MailVersion {
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
