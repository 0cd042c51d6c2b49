import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import type { Paper } from '../../../documents/paper';
import { sendPdf } from '../../../documents/send-pdf';
import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import { readLogo, requireCompany } from '../../company';
import { ownHold, type StoredHold } from '../../rentals';

/** What the customer gets for an authorisation. It says that nothing was paid, so it has no number of a receipt. */
export function confirmationPaper(
  { country }: Pick<Deps, 'country'>,
  hold: StoredHold,
  logo: Uint8Array | null,
): Paper {
  const { company, customer, vehicle, tripCode } = hold.facts;
  const amount = formatMoney(hold.amount, country.currency);
  const { second, word, dateTime, facts } = createPaperWriter(country, company.second);
  return {
    second,
    title: word('Authorisation of a deposit'),
    number: null,
    mark: null,
    issuer: { name: company.name, lines: company.lines, logo },
    groups: [
      {
        heading: word('Authorisation'),
        facts: facts([
          ['Authorised', dateTime(hold.authorisedAt)],
          ['Valid until', dateTime(hold.validUntil)],
          ['Reference', hold.reference],
          ['Card', hold.lastDigits && `•••• ${hold.lastDigits}`],
          ['Trip', tripCode],
        ]),
      },
      {
        heading: word('Customer'),
        facts: facts([
          ['Customer', customer],
          ['Vehicle', vehicle],
        ]),
      },
    ],
    tables: [
      {
        columns: [
          { header: word('For'), isFigure: false, share: 3 },
          { header: word('Amount'), isFigure: true, share: 1 },
        ],
        rows: [[word('Security deposit'), amount]],
        totals: [{ label: word('Held on the card'), value: amount, isStrong: true }],
      },
    ],
    terms: [],
    signatures: [],
    notes: [
      word('This is an authorisation, not a payment: nothing has been taken from the card.'),
      word('If a part of it is taken, there is a receipt that says for what. The rest is released.'),
    ],
  };
}

export async function sendConfirmation(
  deps: Deps,
  user: Actor,
  holdId: string,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const hold = await ownHold(deps.db, requireCompany(user), holdId);
    const logo = await readLogo(deps, hold.facts.company);
    return {
      name: `deposit-${hold.facts.tripCode}`,
      paper: confirmationPaper(deps, hold, logo),
    };
  });
}
