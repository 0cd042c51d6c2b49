import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { sendPdf } from '../../../documents/send-pdf';
import { createPaperWriter } from '../../../documents/words/create-paper-writer';
import { AppProblem } from '../../../plugins/problem';
import { cleanTerms, findAgreement, readIssuer, readLogo } from '../../company';
import { contractPaper } from './contract-paper';
import { fillTerms, toPlaceholderValues } from './fill-terms';
import { sampleFacts } from './sample';

async function savedTerms({ db }: Deps, userId: string): Promise<string> {
  const terms = (await findAgreement(db, userId))?.terms;
  if (!terms) throw new AppProblem('conflict', 'Write the terms of your contract first.');
  return terms;
}

/** A contract of an invented trip, so that the agent sees the terms as customers will. */
export async function previewTerms(
  deps: Deps,
  user: Actor,
  sent: string | undefined,
  reply: FastifyReply,
): Promise<void> {
  await sendPdf(deps, user, reply, async () => {
    const { country, clock } = deps;
    const terms = sent === undefined ? await savedTerms(deps, user.userId) : cleanTerms(sent);
    const facts = sampleFacts(country, await readIssuer(deps.db, country, user));
    const logo = await readLogo(deps, facts.company);
    const { word } = createPaperWriter(country, facts.company.second);
    const paper = contractPaper({
      facts,
      logo,
      country,
      mark: 'Sample',
      terms: fillTerms(terms, toPlaceholderValues(facts, clock.now(), country)),
      signatures: (['For the company', 'The customer'] as const).map((label) => ({
        label: word(label),
        name: '',
        picture: null,
        signedAt: null,
      })),
    });
    return { name: 'contract-preview', paper };
  });
}
