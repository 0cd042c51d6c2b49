import fc from 'fast-check';
import { writeDocument } from '../../src/domains/billing/e-invoices/pint-ae/write-document';
import { createRandom } from '../../src/demo/charge-year/random';
import { falsifications, falsify } from './falsify';
import { randomDocuments } from './random-documents';

export interface FalsifiedDocument {
  /** What was changed. */
  readonly way: string;
  readonly xml: string;
}

/** Right documents, each made wrong in one place, in every way in turn. */
export function* falsifyDocuments(count: number, seed: number): Generator<FalsifiedDocument> {
  const ways = Object.keys(falsifications);
  const pick = createRandom(seed).below;
  let made = 0;
  for (let round = 0; made < count; round += 1) {
    const documents = fc.sample(randomDocuments, { numRuns: ways.length, seed: seed + round });
    for (const [at, way] of ways.entries()) {
      const document = documents[at];
      const xml = document === undefined ? null : falsify(writeDocument(document), way, pick);
      if (xml === null || made === count) continue;
      made += 1;
      yield { way, xml };
    }
  }
}
